/// The hashes of values that were added to a path not long ago, so that a value that is repeated costs a look.
///
/// A value whose hash is here adds nothing: a union is idempotent.
struct RecentValues: Sendable {
  private static let count = 64

  private var hashes: [UInt64] = []

  func contains(_ hash: UInt64) -> Bool {
    !hashes.isEmpty && hashes[Self.index(of: hash)] == hash
  }

  /// Inserts a hash, in place of one of an older value.
  mutating func insert(_ hash: UInt64) {
    if hashes.isEmpty { hashes = Array(repeating: 0, count: Self.count) }
    hashes[Self.index(of: hash)] = hash
  }

  private static func index(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (count - 1) }
}
