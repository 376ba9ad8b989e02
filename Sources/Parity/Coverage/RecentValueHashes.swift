/// The hashes of values that were recently added to a path, so that a repeated value costs only a
/// lookup.
///
/// A value whose hash is kept need not be added again, because a union is idempotent.
struct RecentValueHashes: Sendable {
  private static let slotCount = 64

  private var hashes: [UInt64] = []

  func contains(_ hash: UInt64) -> Bool {
    !hashes.isEmpty && hashes[Self.slot(of: hash)] == hash
  }

  /// Inserts a hash; it replaces an older hash that has the same slot.
  mutating func insert(_ hash: UInt64) {
    if hashes.isEmpty { hashes = Array(repeating: 0, count: Self.slotCount) }
    hashes[Self.slot(of: hash)] = hash
  }

  private static func slot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (slotCount - 1)
  }
}
