import Basics

/// The versions of the app that a replay counts in its ledger, and the number of their lines.
///
/// A journal can name any number of versions, and the memory for their counts is limited. So of
/// more than ``maximumCount`` versions, those with the smallest hashes are counted. Such a version
/// has one of the smallest hashes at each line, so it is counted from its first line to its last.
/// Therefore the counts do not depend on the order of the lines.
struct CountedAppVersions {
  /// What happens to a line.
  enum Decision: Hashable {
    /// The line is counted; if its version replaces another one, the counts of that one must be
    /// dropped.
    case counts(dropping: String?)
    /// The line is left out of the ledger.
    case leavesOut
  }

  /// The position of a version in the order of hashes.
  private struct Rank: Comparable {
    let hash: UInt64
    let version: String

    init(of version: String) {
      var hash = FNV1a()
      hash.add(version)
      self.hash = hash.mixedValue
      self.version = version
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.hash, left.version) < (right.hash, right.version)
    }
  }

  /// The maximum number of versions with counts: 1,024.
  static let maximumCount = 1_024

  private var lineCountByVersion: [String: Int] = [:]
  /// The counted version that is the next to be replaced; `nil` if it is not known.
  private var greatestRank: Rank?
  /// The number of lines whose version is not counted.
  private(set) var leftOutLineCount = 0

  /// Decides whether a line is counted.
  ///
  /// - Parameter version: The version of the app in the line.
  /// - Returns: The decision.
  /// - Complexity: O(1) for a version that is counted already or has a great hash; otherwise, if
  ///   ``maximumCount`` versions are counted, O(``maximumCount``).
  mutating func addLine(ofVersion version: String) -> Decision {
    if let count = lineCountByVersion[version] {
      lineCountByVersion[version] = count + 1
      return .counts(dropping: nil)
    }
    guard lineCountByVersion.count == Self.maximumCount,
      let greatest = greatestRank ?? lineCountByVersion.keys.lazy.map(Rank.init(of:)).max()
    else {
      lineCountByVersion[version] = 1
      return .counts(dropping: nil)
    }
    greatestRank = greatest
    guard Rank(of: version) < greatest else {
      leftOutLineCount += 1
      return .leavesOut
    }
    leftOutLineCount += lineCountByVersion.removeValue(forKey: greatest.version) ?? 0
    lineCountByVersion[version] = 1
    greatestRank = nil
    return .counts(dropping: greatest.version)
  }
}
