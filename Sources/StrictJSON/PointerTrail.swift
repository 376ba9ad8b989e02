/// The way that led to a value, from the root: one step a depth.
///
/// Pointers are mostly asked for in the order of the document. The next one then starts where the
/// last one ended, and siblings are not counted again.
struct PointerTrail {
  private struct Step {
    var container: Int
    var child: Int
    var index: Int
  }

  private var steps: [Step] = []

  /// The child of a container that the last way went through, if the target is not before it.
  func step(at depth: Int, in container: Int, before target: Int) -> (child: Int, index: Int)? {
    guard depth < steps.count, steps[depth].container == container, steps[depth].child <= target
    else { return nil }
    return (steps[depth].child, steps[depth].index)
  }

  /// Remembers the child of a container that the way goes through; what lay below another is
  /// forgotten.
  mutating func take(_ child: Int, _ index: Int, at depth: Int, in container: Int) {
    if let known = step(at: depth, in: container, before: child), known.child == child { return }
    steps.removeSubrange(min(depth, steps.count)...)
    steps.append(Step(container: container, child: child, index: index))
  }
}
