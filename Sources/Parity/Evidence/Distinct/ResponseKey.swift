/// The secret with which a team hashes responses, so that others cannot guess a response from its hash.
///
/// Ledgers hold the key's name and never the key. Hashes of different keys can't be compared, so all
/// devices and replays whose ledgers are merged use one key.
public struct ResponseKey: Hashable, Sendable {
  /// The name that identifies the key in ledgers; at most ``maximumNameLength`` bytes.
  public let name: String

  let hash: SipHash24

  /// Creates a key of 128 bits; a name longer than ``maximumNameLength`` bytes is cut.
  ///
  /// - Parameters:
  ///   - name: The key's name: a new one for a new key.
  ///   - first: The first 64 bits of the secret.
  ///   - second: The other 64 bits.
  public init(name: String, _ first: UInt64, _ second: UInt64) {
    self.name = name.cut(toBytes: Self.maximumNameLength)
    hash = SipHash24(first, second)
  }

  /// A key that is no secret, for ledgers that stay with the team: anyone who reads such a ledger can check
  /// whether a guessed response is in it.
  public static let published = ResponseKey(name: "published", 0, 0)

  /// The most bytes of a name in UTF-8, 64.
  public static let maximumNameLength = 64
}
