import Basics
import StrictJSON

/// The order in which paths are kept: the shallowest first, and of one depth those with the smallest hashes.
struct PathRank: Comparable, Sendable {
  static let root = Self(depth: 0, hash: FNV1a())

  let depth: Int
  let hash: FNV1a

  /// Returns the rank of a path that is one token longer.
  ///
  /// - Complexity: O(bytes of the token), however long the path is.
  func appending(_ token: String) -> Self {
    var hash = hash
    hash.add(JSONPointer(tokens: [token]).description.utf8)
    return Self(depth: depth + 1, hash: hash)
  }

  static func == (left: Self, right: Self) -> Bool {
    (left.depth, left.hash.value) == (right.depth, right.hash.value)
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.depth, left.hash.value) < (right.depth, right.hash.value)
  }
}
