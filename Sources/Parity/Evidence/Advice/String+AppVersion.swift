import Foundation

extension String {
  /// Returns whether this version of an app is earlier than another one.
  ///
  /// Numbers in a version are compared as numbers: `4.9` is earlier than `4.10`. If they are equal
  /// too, as in `4.2` and `4.02`, the order of the texts decides.
  func isEarlierAppVersion(than other: String) -> Bool {
    let order = compare(other, options: .numeric)
    return order == .orderedSame ? self < other : order == .orderedAscending
  }
}
