package dev.doska.benchmarks.chapayev;

import dev.doska.chapayev.physics.Board;
import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.Flick;
import java.util.ArrayList;
import java.util.List;
import org.jbox2d.collision.shapes.CircleShape;
import org.jbox2d.common.Vec2;
import org.jbox2d.dynamics.Body;
import org.jbox2d.dynamics.BodyDef;
import org.jbox2d.dynamics.BodyType;
import org.jbox2d.dynamics.FixtureDef;
import org.jbox2d.dynamics.World;

/** jbox2d, a port of Box2D in floats, with continuous detection and without sleeping. */
final class Jbox2dPeer extends Peer {
  private static final int VELOCITY_ITERATIONS = 8;
  private static final int POSITION_ITERATIONS = 3;

  Jbox2dPeer(Board board, int stepsPerSecond) {
    super(board, stepsPerSecond);
  }

  @Override
  int fallen(List<Disc> discs, Flick flick) {
    World world = new World(new Vec2(0, 0));
    world.setAllowSleep(false);
    List<Body> bodies = new ArrayList<>();
    for (Disc disc : discs) {
      BodyDef where = new BodyDef();
      where.type = BodyType.DYNAMIC;
      where.position.set((float) (disc.x() * SCALE), (float) (disc.y() * SCALE));
      where.bullet = true;
      where.fixedRotation = true;
      where.userData = disc.id();
      if (disc.id() == flick.id()) {
        where.linearVelocity.set((float) (flick.vx() * SCALE), (float) (flick.vy() * SCALE));
      }
      CircleShape circle = new CircleShape();
      circle.m_radius = (float) (disc.shape().radius() * SCALE);
      FixtureDef what = new FixtureDef();
      what.shape = circle;
      what.density = 1;
      what.friction = 0;
      what.restitution = (float) restitution;
      Body body = world.createBody(where);
      body.createFixture(what);
      bodies.add(body);
    }
    int fallen = 0;
    boolean moving = true;
    for (int step = 0; moving && step * dt < LONGEST; step++) {
      for (Body body : bodies) {
        Vec2 v = body.getLinearVelocity();
        double speed = v.length() / SCALE;
        if (speed > 0) {
          body.setLinearVelocity(v.mul((float) slowed(speed)));
        }
      }
      world.step((float) dt, VELOCITY_ITERATIONS, POSITION_ITERATIONS);
      moving = false;
      for (int k = bodies.size() - 1; k >= 0; k--) {
        Body body = bodies.get(k);
        Vec2 centre = body.getPosition();
        if (!board.holds(centre.x / SCALE, centre.y / SCALE)) {
          fallen |= 1 << (Integer) body.getUserData();
          world.destroyBody(body);
          bodies.remove(k);
        } else {
          moving |= body.getLinearVelocity().length() > STILL * SCALE;
        }
      }
    }
    return fallen;
  }
}
