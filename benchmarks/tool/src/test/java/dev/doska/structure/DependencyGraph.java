package dev.doska.structure;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A directed graph: each name depends on other names. */
final class DependencyGraph {
  private final SortedMap<String, SortedSet<String>> arrows = new TreeMap<>();

  /** Adds a name and the names that it depends on. A dependency on itself is ignored. */
  void add(String from, Collection<String> to) {
    SortedSet<String> targets = arrows.computeIfAbsent(from, name -> new TreeSet<>());
    targets.addAll(to);
    targets.remove(from);
    for (String name : to) {
      arrows.computeIfAbsent(name, absent -> new TreeSet<>());
    }
  }

  void addAll(DependencyGraph other) {
    other.arrows.forEach(this::add);
  }

  /** All names. */
  SortedSet<String> names() {
    return Collections.unmodifiableSortedSet(new TreeSet<>(arrows.keySet()));
  }

  /** The graph after renaming. Names that get the same new name are merged. */
  DependencyGraph merged(UnaryOperator<String> newName) {
    DependencyGraph merged = new DependencyGraph();
    arrows.forEach(
        (from, to) -> merged.add(newName.apply(from), to.stream().map(newName).toList()));
    return merged;
  }

  /** The part of the graph with the names that satisfy a condition. */
  DependencyGraph restrictedTo(Predicate<String> condition) {
    DependencyGraph part = new DependencyGraph();
    arrows.forEach((from, to) -> {
      if (condition.test(from)) {
        part.add(from, to.stream().filter(condition).toList());
      }
    });
    return part;
  }

  /** A shortest circle in each group of names that depend on each other: {@code a -> b -> a (group: a, b, c)}. */
  List<String> circles() {
    List<String> circles = new ArrayList<>();
    for (SortedSet<String> group : groups()) {
      if (group.size() > 1) {
        circles.add(String.join(" -> ", shortestCircle(group)) + " (group: "
            + String.join(", ", group) + ")");
      }
    }
    return circles;
  }

  /** A longest chain in which each name depends on the next. A group of names that depend on each other is one link. */
  List<String> longestChain() {
    Map<String, String> links = new TreeMap<>();
    for (SortedSet<String> group : groups()) {
      group.forEach(name -> links.put(name, String.join(" + ", group)));
    }
    DependencyGraph linked = merged(links::get);
    Map<String, List<String>> chains = new TreeMap<>();
    List<String> longest = List.of();
    for (String name : linked.arrows.keySet()) {
      List<String> chain = linked.chainFrom(name, chains);
      longest = chain.size() > longest.size() ? chain : longest;
    }
    return longest;
  }

  private SortedSet<String> targets(String name) {
    return arrows.getOrDefault(name, Collections.emptySortedSet());
  }

  private List<String> chainFrom(String name, Map<String, List<String>> known) {
    List<String> chain = known.get(name);
    if (chain == null) {
      List<String> rest = List.of();
      for (String next : targets(name)) {
        List<String> candidate = chainFrom(next, known);
        rest = candidate.size() > rest.size() ? candidate : rest;
      }
      chain = new ArrayList<>();
      chain.add(name);
      chain.addAll(rest);
      known.put(name, chain);
    }
    return chain;
  }

  /** Groups of names. Two names are in the same group if each depends on the other, directly or indirectly. */
  private List<SortedSet<String>> groups() {
    List<SortedSet<String>> groups = new ArrayList<>();
    SortedSet<String> grouped = new TreeSet<>();
    for (String name : arrows.keySet()) {
      if (!grouped.contains(name)) {
        SortedSet<String> group = reachable(name);
        group.removeIf(other -> !reachable(other).contains(name));
        group.add(name);
        grouped.addAll(group);
        groups.add(group);
      }
    }
    return groups;
  }

  private SortedSet<String> reachable(String start) {
    SortedSet<String> seen = new TreeSet<>();
    List<String> open = new ArrayList<>(List.of(start));
    while (!open.isEmpty()) {
      for (String next : targets(open.remove(open.size() - 1))) {
        if (seen.add(next)) {
          open.add(next);
        }
      }
    }
    return seen;
  }

  private List<String> shortestCircle(SortedSet<String> group) {
    List<String> shortest = List.of();
    for (String start : group) {
      List<String> circle = pathBack(start, group);
      shortest = shortest.isEmpty() || circle.size() < shortest.size() ? circle : shortest;
    }
    return shortest;
  }

  /** The shortest path from a name back to itself, by breadth-first search. */
  private List<String> pathBack(String start, SortedSet<String> group) {
    List<List<String>> open = new ArrayList<>(List.of(List.of(start)));
    SortedSet<String> seen = new TreeSet<>();
    for (int i = 0; !seen.contains(start); i++) {
      List<String> path = open.get(i);
      for (String next : targets(path.get(path.size() - 1))) {
        if (group.contains(next) && seen.add(next)) {
          List<String> longer = new ArrayList<>(path);
          longer.add(next);
          open.add(longer);
        }
      }
    }
    return open.stream()
        .filter(path -> path.size() > 1 && path.get(path.size() - 1).equals(start))
        .findFirst()
        .orElseThrow();
  }
}
