public import ScreenDocument
public import StrictJSON

/// Hashes responses with a key, so that evidence can count distinct responses.
///
/// The hash is SipHash-2-4 over the response as canonical JSON: members sorted by name, strings with the
/// fewest escapes, numbers as digits and a power of ten, so that `1.0` and `1` are the same.
/// Leave out the places that change with every response, such as timestamps and tracking ids: with them
/// no two responses would be the same.
///
/// ```swift
/// let hasher = ResponseHasher(
///   key: ResponseKey(name: "2026", 0x8c1f_33e0_5a92_77d4, 0x19b4_f00d_6e2a_c581),
///   volatile: ["/sentAt", "/**/trackingID"]
/// )
/// ```
public struct ResponseHasher: Sendable {
  /// The secret key and its name.
  public let key: ResponseKey

  private let volatilePaths: JSONPlacePatterns?
  private let volatilePathsOfKinds: [ContentKind: JSONPlacePatterns]

  /// Creates a hasher.
  ///
  /// - Precondition: Each pattern has at most 62 parts.
  ///
  /// - Parameters:
  ///   - key: The secret key and its name.
  ///   - volatile: The places that are left out in responses of every kind.
  ///   - kinds: The additional places that are left out in responses of single kinds.
  public init(
    key: ResponseKey,
    volatile: [ParityPattern] = [],
    of kinds: [ContentKind: [ParityPattern]] = [:]
  ) {
    self.key = key
    volatilePaths = volatile.isEmpty ? nil : JSONPlacePatterns(volatile.map(\.tokens))
    volatilePathsOfKinds = kinds.mapValues { JSONPlacePatterns((volatile + $0).map(\.tokens)) }
  }

  /// Hashes a response from its payload.
  ///
  /// - Parameters:
  ///   - response: The payload.
  ///   - kind: Its kind.
  /// - Returns: The hash, with the key's name.
  /// - Complexity: O(n log n) in the bytes of the response.
  public func hash(_ response: JSONValue, of kind: ContentKind) -> ResponseHash {
    let ofKind = volatilePathsOfKinds.isEmpty ? nil : volatilePathsOfKinds[kind]
    let paths = ofKind ?? volatilePaths
    return ResponseHash(
      keyName: key.name,
      hash: key.hash.hash(response.canonicalBytes(leavingOut: paths))
    )
  }

  /// Hashes a decoded response by encoding it again.
  ///
  /// - Returns: The hash; `nil` if the response cannot be encoded.
  package func hash(encoding response: Any, of kind: ContentKind) -> ResponseHash? {
    guard let response = response as? any Encodable,
      let document = try? JSONDocument(Array(JSONTree(encoding: response).text().utf8))
    else { return nil }
    return hash(document.root, of: kind)
  }
}
