/// The secret key for the hashes of responses, without which nobody can guess a response from its
/// hash.
///
/// A ledger stores the key's name and never the key. Hashes with different keys cannot be compared,
/// so use the same key on all devices and in all replays whose ledgers are merged.
public struct ResponseHashKey: Hashable, Sendable {
  /// The name that identifies the key in ledgers; at most ``maximumNameLength`` bytes.
  public let name: String

  let hashFunction: SipHash24

  /// Creates a key of 128 bits; a name longer than ``maximumNameLength`` bytes is truncated.
  ///
  /// - Parameters:
  ///   - name: The key's name; use a new name for a new key.
  ///   - first: The first 64 bits of the secret.
  ///   - second: The last 64 bits of the secret.
  public init(name: String, _ first: UInt64, _ second: UInt64) {
    self.name = name.truncated(toBytes: Self.maximumNameLength)
    hashFunction = SipHash24(first, second)
  }

  /// A key that is not secret, for ledgers that only the team can read.
  ///
  /// Everyone knows this key. So everyone who can read a ledger with its hashes can check whether a
  /// guessed response was compared.
  public static let published = ResponseHashKey(name: "published", 0, 0)

  /// The maximum number of bytes of a name in UTF-8: 64.
  public static let maximumNameLength = 64
}
