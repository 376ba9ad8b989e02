import ScreenDocument
import StrictJSON

/// A list whose elements are compared with `==`, so that only elements that differ are encoded.
protocol ParityList {
  /// Adds the differences between this list and another one to a walk, index by index.
  ///
  /// - Returns: `false`, without a change, if the other value is not a list of the same type.
  func compare(with other: any Encodable, at path: JSONPointer, in walk: inout ParityWalk) -> Bool
}

extension Array: ParityList where Element: Equatable & Encodable {
  func compare(
    with other: any Encodable,
    at path: JSONPointer,
    in walk: inout ParityWalk
  ) -> Bool {
    guard let other = other as? [Element] else { return false }
    for index in 0..<Swift.max(count, other.count) where !walk.isFull {
      guard index < count, index < other.count else {
        walk.add(
          path.appending(index: index),
          index < count ? JSONTree(lenient: self[index]) : nil,
          index < other.count ? JSONTree(lenient: other[index]) : nil
        )
        continue
      }
      if self[index] != other[index] {
        walk.compare(self[index], other[index], at: path.appending(index: index))
      }
    }
    return true
  }
}
