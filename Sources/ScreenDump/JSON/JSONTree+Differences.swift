import ScreenDocument
package import StrictJSON

extension JSONTree {
  /// One place at which two trees differ, with both values.
  package struct Difference: Hashable, Sendable {
    /// The place of the value.
    package let path: JSONPointer
    /// The older value; `nil` if the older tree has none.
    package let old: JSONTree?
    /// The newer value; `nil` if the newer tree has none.
    package let new: JSONTree?
  }

  /// Returns the deepest places at which a newer tree differs from this older one.
  ///
  /// The order of an object's members does not matter, and of members with one name the first
  /// counts; elements of arrays are compared by index, and numbers as they are written, so `1` and
  /// `1.0` differ.
  ///
  /// - Parameters:
  ///   - other: The newer tree.
  ///   - limit: The greatest number of differences to return; by default, all are returned.
  /// - Returns: The first differences in the order of the older tree; members that only a newer
  ///   object has follow the other members of the object. Empty if the trees are equal.
  /// - Complexity: O(n · d) for trees with n values and d levels.
  package func differences(to other: JSONTree, limit: Int = .max) -> [Difference] {
    var differences: [Difference] = []
    var open: [(path: JSONPointer, old: JSONTree?, new: JSONTree?)] = [(.root, self, other)]
    while let (path, old, new) = open.popLast(), differences.count < limit {
      switch (old, new) {
      case (.object(let left)?, .object(let right)?):
        let newValues = Dictionary(right.map { ($0.key, $0.value) }) { first, _ in first }
        var keys: Set<String> = []
        var pairs: [(path: JSONPointer, old: JSONTree?, new: JSONTree?)] = []
        for member in left where keys.insert(member.key).inserted {
          let newValue = newValues[member.key]
          guard newValue != member.value else { continue }
          pairs.append((path.appending(member.key), member.value, newValue))
        }
        for member in right where keys.insert(member.key).inserted {
          pairs.append((path.appending(member.key), nil, member.value))
        }
        open += pairs.reversed()
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
