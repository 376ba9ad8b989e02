import ScreenDocument
package import StrictJSON

extension JSONTree {
  /// One value that two trees do not share.
  package struct Difference: Hashable, Sendable {
    /// Where the value stands.
    package let path: JSONPointer
    /// The older value; `nil` where the older tree has none.
    package let old: JSONTree?
    /// The newer value; `nil` where the newer tree has none.
    package let new: JSONTree?
  }

  /// Compares two trees value by value, in the order of the older one; the order of members in an
  /// object does not matter.
  ///
  /// - Parameters:
  ///   - other: The newer tree.
  ///   - limit: How many differences are of use.
  /// - Returns: The smallest values that differ, at most as many as the limit.
  /// - Complexity: O(n · m) for objects of m members, apart from their depth.
  package func differences(to other: JSONTree, limit: Int) -> [Difference] {
    var differences: [Difference] = []
    var open: [(path: JSONPointer, old: JSONTree?, new: JSONTree?)] = [(.root, self, other)]
    while let (path, old, new) = open.popLast(), differences.count < limit {
      switch (old, new) {
      case (.object(let left)?, .object(let right)?):
        var keys = left.map(\.key)
        let known = Set(keys)
        keys += right.map(\.key).filter { !known.contains($0) }
        let pairs = keys.map { (path.appending($0), old?[$0], new?[$0]) }
        open += pairs.filter { $0.1 != $0.2 }.reversed()
      case (.array(let left)?, .array(let right)?):
        let indices = 0..<Swift.max(left.count, right.count)
        let pairs = indices.map { (path.appending(index: $0), old?[$0], new?[$0]) }
        open += pairs.filter { $0.1 != $0.2 }.reversed()
      default:
        if old != new { differences.append(Difference(path: path, old: old, new: new)) }
      }
    }
    return differences
  }
}
