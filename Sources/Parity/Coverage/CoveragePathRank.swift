import Basics
import StrictJSON

/// The order in which paths are kept: the shallowest first, and of one depth those with the
/// smallest hashes.
struct CoveragePathRank: Comparable, Sendable {
  static let root = Self(depth: 0, pathByteCount: 0, hash: FNV1a())

  let depth: Int
  /// The bytes of the path's text.
  let pathByteCount: Int
  let hash: FNV1a

  /// Returns the rank of a path that is one token longer.
  ///
  /// - Complexity: O(bytes of the token), however long the path is.
  func appending(_ token: String) -> Self {
    var hash = hash
    let text = JSONPointer(tokens: [token]).description
    hash.add(text)
    return Self(depth: depth + 1, pathByteCount: pathByteCount + text.utf8.count, hash: hash)
  }

  static func == (left: Self, right: Self) -> Bool {
    (left.depth, left.hash.value) == (right.depth, right.hash.value)
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.depth, left.hash.value) < (right.depth, right.hash.value)
  }
}
