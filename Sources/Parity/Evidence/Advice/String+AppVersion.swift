import Foundation

extension String {
  /// Returns whether this version of an app is earlier than another one.
  ///
  /// Numbers in a version are compared as numbers: `4.9` is earlier than `4.10`. A pre-release is
  /// earlier than its release: `4.3-beta` is earlier than `4.3`. If two versions are equal by these
  /// rules, as `4.2` and `4.02`, the order of the texts decides.
  func isEarlierAppVersion(than other: String) -> Bool {
    let own = partsAroundFirstHyphen
    let others = other.partsAroundFirstHyphen
    let orderOfReleases = own[0].compare(others[0], options: .numeric)
    guard orderOfReleases == .orderedSame else { return orderOfReleases == .orderedAscending }
    guard own.count == others.count else { return own.count > others.count }
    let order = compare(other, options: .numeric)
    return order == .orderedSame ? self < other : order == .orderedAscending
  }

  /// The release and, after a hyphen, the name of the pre-release.
  private var partsAroundFirstHyphen: [String] {
    split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }
}
