import Basics

/// A bounded set of texts: it keeps those with the smallest hashes, so the order of adding does not
/// matter.
struct BoundedTexts: Hashable, Sendable {
  /// The maximum number of texts that are kept, 16.
  static let maximumCount = 16
  /// The maximum size of a kept text in bytes, 80; a longer text is cut.
  static let maximumTextBytes = 80

  /// The texts, possibly cut, by the hashes of the whole texts.
  private(set) var keptTextByHash: [UInt64: String] = [:]
  /// Whether texts were left out, because there were more than ``maximumCount``.
  private(set) var omitsTexts = false
  /// The greatest kept hash; `nil` until ``maximumCount`` texts are kept.
  private var greatestHashIfFull: UInt64?

  init() {}

  /// Returns the hash that decides which texts are kept.
  ///
  /// Its bits are mixed, because similar texts have similar FNV-1a hashes.
  static func hash(of text: String) -> UInt64 {
    var hash = FNV1a()
    hash.add(text)
    return hash.mixedValue
  }

  mutating func insert(_ text: String) {
    let hash = Self.hash(of: text)
    if let greatestHashIfFull, hash > greatestHashIfFull {
      omitsTexts = true
      return
    }
    guard keptTextByHash[hash] == nil else { return }
    insert(text.truncated(toBytes: Self.maximumTextBytes), hash: hash)
  }

  mutating func formUnion(_ other: Self) {
    omitsTexts = omitsTexts || other.omitsTexts
    for (hash, text) in other.keptTextByHash where keptTextByHash[hash] == nil {
      insert(text, hash: hash)
    }
  }

  mutating func insert(_ text: String, hash: UInt64) {
    keptTextByHash[hash] = text
    if keptTextByHash.count > Self.maximumCount, let last = keptTextByHash.keys.max() {
      keptTextByHash[last] = nil
      omitsTexts = true
    }
    greatestHashIfFull = keptTextByHash.count < Self.maximumCount ? nil : keptTextByHash.keys.max()
  }

  mutating func markAsOmittingTexts() { omitsTexts = true }

  var sorted: [String] { keptTextByHash.values.sorted() }
}
