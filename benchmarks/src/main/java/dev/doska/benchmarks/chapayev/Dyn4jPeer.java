package dev.doska.benchmarks.chapayev;

import dev.doska.chapayev.physics.Board;
import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.Flick;
import java.util.ArrayList;
import java.util.List;
import org.dyn4j.dynamics.Body;
import org.dyn4j.dynamics.BodyFixture;
import org.dyn4j.geometry.Geometry;
import org.dyn4j.geometry.MassType;
import org.dyn4j.geometry.Vector2;
import org.dyn4j.world.World;

/** dyn4j, with continuous detection for all bodies and without sleeping. */
final class Dyn4jPeer extends Peer {
  Dyn4jPeer(Board board, int stepsPerSecond) {
    super(board, stepsPerSecond);
  }

  @Override
  int fallen(List<Disc> discs, Flick flick) {
    World<Body> world = new World<>();
    world.setGravity(0, 0);
    world.getSettings().setStepFrequency(dt);
    world.getSettings().setAtRestDetectionEnabled(false);
    List<Body> bodies = new ArrayList<>();
    for (Disc disc : discs) {
      Body body = new Body();
      BodyFixture fixture =
          body.addFixture(Geometry.createCircle(disc.shape().radius() * SCALE), 1, 0, restitution);
      fixture.setRestitutionVelocity(0);
      body.setMass(MassType.NORMAL);
      body.translate(disc.x() * SCALE, disc.y() * SCALE);
      body.setBullet(true);
      body.setUserData(disc.id());
      if (disc.id() == flick.id()) {
        body.setLinearVelocity(flick.vx() * SCALE, flick.vy() * SCALE);
      }
      world.addBody(body);
      bodies.add(body);
    }
    int fallen = 0;
    boolean moving = true;
    for (int step = 0; moving && step * dt < LONGEST; step++) {
      for (Body body : bodies) {
        Vector2 v = body.getLinearVelocity();
        double speed = v.getMagnitude() / SCALE;
        if (speed > 0) {
          body.setLinearVelocity(v.x * slowed(speed), v.y * slowed(speed));
        }
      }
      world.step(1);
      moving = false;
      for (int k = bodies.size() - 1; k >= 0; k--) {
        Body body = bodies.get(k);
        Vector2 centre = body.getWorldCenter();
        if (!board.holds(centre.x / SCALE, centre.y / SCALE)) {
          fallen |= 1 << (Integer) body.getUserData();
          world.removeBody(body);
          bodies.remove(k);
        } else {
          moving |= body.getLinearVelocity().getMagnitude() > STILL * SCALE;
        }
      }
    }
    return fallen;
  }
}
