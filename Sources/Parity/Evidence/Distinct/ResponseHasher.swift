public import ScreenDocument
public import StrictJSON

/// A hasher that computes keyed hashes of responses, so that evidence can count distinct responses.
///
/// The hash is SipHash-2-4 over the response as canonical JSON: members sorted by name, strings
/// with the fewest escapes, numbers as digits and a power of ten, so that `1.0` and `1` have the
/// same hash. Exclude the places whose values change with every response, such as timestamps and
/// tracking ids; otherwise every response has another hash.
///
/// ```swift
/// let hasher = ResponseHasher(
///   key: ResponseHashKey(name: "2026", 0x8c1f_33e0_5a92_77d4, 0x19b4_f00d_6e2a_c581),
///   volatile: ["/sentAt", "/**/trackingID"]
/// )
/// ```
public struct ResponseHasher: Sendable {
  /// The secret key and its name.
  public let key: ResponseHashKey

  private let excludedPaths: JSONPlacePatterns?
  private let excludedPathsByKind: [ContentKind: JSONPlacePatterns]

  /// Creates a hasher.
  ///
  /// - Precondition: Each pattern has at most 62 tokens.
  ///
  /// - Parameters:
  ///   - key: The secret key and its name.
  ///   - volatile: The places that are excluded from the hash, for responses of every kind.
  ///   - kinds: Additional places that are excluded, by the kind of the response.
  public init(
    key: ResponseHashKey,
    volatile: [ParityPattern] = [],
    of kinds: [ContentKind: [ParityPattern]] = [:]
  ) {
    self.key = key
    excludedPaths = volatile.isEmpty ? nil : JSONPlacePatterns(volatile.map(\.tokens))
    excludedPathsByKind = kinds.mapValues { JSONPlacePatterns((volatile + $0).map(\.tokens)) }
  }

  /// Returns the hash of a payload.
  ///
  /// - Parameters:
  ///   - response: The payload.
  ///   - kind: Its kind.
  /// - Returns: The hash, with the key's name.
  /// - Complexity: O(n log n) in the bytes of the response.
  public func hash(_ response: JSONValue, of kind: ContentKind) -> ResponseHash {
    let ofKind = excludedPathsByKind.isEmpty ? nil : excludedPathsByKind[kind]
    let paths = ofKind ?? excludedPaths
    return ResponseHash(
      keyName: key.name,
      hash: key.hashFunction.hash(response.canonicalBytes(leavingOut: paths))
    )
  }

  /// Returns the hash of a decoded response, which it first encodes as JSON.
  ///
  /// - Returns: The hash; `nil` if the response is not `Encodable` or cannot be encoded.
  package func hash(encoding response: Any, of kind: ContentKind) -> ResponseHash? {
    guard let response = response as? any Encodable,
      let document = try? JSONDocument(Array(JSONTree(encoding: response).text().utf8))
    else { return nil }
    return hash(document.root, of: kind)
  }
}
