/// The path from the root to the last value whose pointer was computed.
///
/// Pointers are mostly computed in document order. The next one then starts where the last one
/// ended, so that siblings are not counted again.
struct LastComputedPointerPath {
  private struct ChildOnPath {
    var container: Int
    var child: Int
    var index: Int
  }

  private var childrenOnLastPath: [ChildOnPath] = []

  /// Returns the child of a container that is on the last path, and its index in the container.
  ///
  /// - Returns: The child; `nil` if the target is before the child, or if the last path has no
  ///   container or another one at that depth.
  func childOnLastPath(at depth: Int, in container: Int, upTo target: Int) -> (
    child: Int, index: Int
  )? {
    guard depth < childrenOnLastPath.count else { return nil }
    let last = childrenOnLastPath[depth]
    guard last.container == container, last.child <= target else { return nil }
    return (last.child, last.index)
  }

  /// Records the child of a container that is on the current path; if the last path has another
  /// child at that depth, its deeper children are discarded.
  mutating func record(child: Int, index: Int, at depth: Int, in container: Int) {
    if let known = childOnLastPath(at: depth, in: container, upTo: child), known.child == child {
      return
    }
    childrenOnLastPath.removeSubrange(min(depth, childrenOnLastPath.count)...)
    childrenOnLastPath.append(ChildOnPath(container: container, child: child, index: index))
  }
}
