import ScreenDocument
import StrictJSON

/// A list whose elements are compared with `==`, so that only elements that differ are encoded.
protocol ElementwiseComparedList {
  /// Adds the differences between this list and another one to a walk, index by index.
  ///
  /// - Returns: `false`, without a change, if the other value is not a list of the same type.
  func compareIfSameType(with other: any Encodable, at path: JSONPointer, in walk: inout ParityWalk)
    -> Bool
}

extension Array: ElementwiseComparedList where Element: Equatable & Encodable {
  func compareIfSameType(
    with other: any Encodable,
    at path: JSONPointer,
    in walk: inout ParityWalk
  ) -> Bool {
    guard let other = other as? [Element] else { return false }
    var index = 0
    while !walk.isFull, let found = firstIndex(differingFrom: other, from: index) {
      let path = path.appending(index: found)
      if found < count, found < other.count {
        walk.compare(self[found], other[found], at: path)
      } else {
        walk.addDifference(
          path,
          found < count ? JSONTree(lenient: self[found]) : nil,
          found < other.count ? JSONTree(lenient: other[found]) : nil
        )
      }
      index = found + 1
    }
    return true
  }
}
