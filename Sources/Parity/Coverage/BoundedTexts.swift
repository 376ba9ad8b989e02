import Basics

/// Up to a number of different texts: those with the smallest hashes, so that their order does not matter.
struct BoundedTexts: Hashable, Sendable {
  /// The most texts that are kept, 16.
  static let limit = 16
  /// The most bytes of a text that is kept; a longer one is cut.
  static let maximumBytes = 80

  /// The texts by their hashes; a long one is cut.
  private(set) var texts: [UInt64: String] = [:]
  /// Whether there were more.
  private(set) var isLimited = false
  /// The greatest hash that is kept, once there are as many texts as may be.
  private var greatest: UInt64?

  init() {}

  /// The hash that decides which texts are kept; it is mixed, because FNV-1a of short texts is small for like texts.
  static func hash(of text: String) -> UInt64 {
    var hash = FNV1a()
    hash.add(text.utf8)
    return hash.mixed
  }

  mutating func insert(_ text: String) {
    let hash = Self.hash(of: text)
    if let greatest, hash > greatest {
      isLimited = true
      return
    }
    guard texts[hash] == nil else { return }
    insert(text.cut(toBytes: Self.maximumBytes), hash)
  }

  mutating func formUnion(_ other: Self) {
    isLimited = isLimited || other.isLimited
    for (hash, text) in other.texts where texts[hash] == nil { insert(text, hash) }
  }

  mutating func insert(_ text: String, _ hash: UInt64) {
    texts[hash] = text
    if texts.count > Self.limit, let last = texts.keys.max() {
      texts[last] = nil
      isLimited = true
    }
    greatest = texts.count < Self.limit ? nil : texts.keys.max()
  }

  mutating func limit() { isLimited = true }

  var sorted: [String] { texts.values.sorted() }
}
