/// Writes values as canonical JSON: the same bytes for whatever spelling of the same value.
///
/// Members stand in the order of their names' bytes, each name once; strings have the fewest escapes that
/// JSON allows; a number is its digits without zeros at either end, and the power of ten that belongs to
/// them: `15e-1` for `1.50`, `1e2` for `100`, `0` for `-0.0`. There is no white space.
struct CanonicalJSONWriter<Filter: JSONPlaceFilter> {
  private struct Level {
    let isObject: Bool
    let place: Filter.Place
    /// Where the level's entries begin in `entries`.
    let start: Int
    var next: Int
    var index = 0
    var isFirst = true
  }

  private let storage: JSONStorage
  private let filter: Filter
  private(set) var bytes: [UInt8] = []
  private var levels: [Level] = []
  /// The members' names, or the elements, of all open levels.
  private var entries: [Int] = []

  init(_ storage: JSONStorage, _ filter: Filter) {
    self.storage = storage
    self.filter = filter
  }

  /// Writes a value, with no recursion.
  mutating func write(_ node: Int) {
    guard let place = filter.root else { return append("null") }
    bytes.reserveCapacity(storage.range(of: node).count)
    begin(node, place)
    while let level = levels.indices.last {
      guard levels[level].next < entries.count else {
        let closed = levels.removeLast()
        entries.removeSubrange(closed.start...)
        bytes.append(closed.isObject ? JSONByte.closeBrace : JSONByte.closeBracket)
        continue
      }
      step(into: level)
    }
  }

  private mutating func step(into level: Int) {
    let entry = entries[levels[level].next]
    let index = levels[level].index
    levels[level].next += 1
    levels[level].index += 1
    let isObject = levels[level].isObject
    let outer = levels[level].place
    let place =
      isObject
      ? filter.member(name(of: entry), of: outer) : filter.element(index, of: outer)
    guard let place else { return }
    if !levels[level].isFirst { bytes.append(JSONByte.comma) }
    levels[level].isFirst = false
    if isObject {
      appendString(entry)
      bytes.append(JSONByte.colon)
    }
    begin(isObject ? entry + 1 : entry, place)
  }

  /// The name of a member, which filters that keep everything are not asked for.
  @inline(__always)
  private func name(of entry: Int) -> String {
    Filter.self == KeepingFilter.self ? "" : storage.string(at: entry)
  }

  private mutating func begin(_ node: Int, _ place: Filter.Place) {
    let start = storage.offset(of: node)
    switch storage.bytes[start] {
    case JSONByte.openBrace: open(node, place, isObject: true)
    case JSONByte.openBracket: open(node, place, isObject: false)
    case JSONByte.quote: appendString(node)
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      bytes.append(contentsOf: storage.bytes[storage.range(of: node)])
    default: CanonicalNumber(storage.bytes[storage.range(of: node)]).append(to: &bytes)
    }
  }

  private mutating func open(_ node: Int, _ place: Filter.Place, isObject: Bool) {
    let start = entries.count
    let end = storage.next(after: node)
    var entry = node + JSONTape.containerWords
    while entry < end {
      if !isObject || !storage.isDuplicate(entry) { entries.append(entry) }
      entry = storage.next(after: isObject ? entry + 1 : entry)
    }
    if isObject { entries[start...].sort(by: areInOrder) }
    levels.append(Level(isObject: isObject, place: place, start: start, next: start))
    bytes.append(isObject ? JSONByte.openBrace : JSONByte.openBracket)
  }

  private func areInOrder(_ left: Int, _ right: Int) -> Bool {
    guard !storage.isEscaped(left), !storage.isEscaped(right) else {
      return unescaped(left).lexicographicallyPrecedes(unescaped(right))
    }
    // What follows the shorter name is its quote, which a name without escapes does not hold.
    var (one, other) = (storage.offset(of: left) + 1, storage.offset(of: right) + 1)
    return storage.bytes.withUnsafeBufferPointer { text in
      while text[one] == text[other] {
        if text[one] == JSONByte.quote { return false }
        one += 1
        other += 1
      }
      if text[one] == JSONByte.quote { return true }
      return text[other] != JSONByte.quote && text[one] < text[other]
    }
  }

  private mutating func appendString(_ node: Int) {
    bytes.append(JSONByte.quote)
    if storage.isEscaped(node) {
      for byte in unescaped(node) { appendEscaping(byte) }
    } else {
      bytes.append(contentsOf: storage.bytes[storage.stringContent(of: node)])
    }
    bytes.append(JSONByte.quote)
  }

  private mutating func appendEscaping(_ byte: UInt8) {
    switch byte {
    case JSONByte.quote, JSONByte.backslash:
      bytes.append(JSONByte.backslash)
      bytes.append(byte)
    case 0..<0x20:
      append("\\u00")
      for digit in [byte >> 4, byte & 15] {
        bytes.append(digit < 10 ? JSONByte.zero + digit : UInt8(ascii: "a") + digit - 10)
      }
    default: bytes.append(byte)
    }
  }

  private func unescaped(_ node: Int) -> [UInt8] {
    let raw = storage.stringContent(of: node)
    return storage.bytes.withUnsafeBufferPointer { JSONText.unescaped(raw, in: $0) }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}

/// Keeps every place.
struct KeepingFilter: JSONPlaceFilter {
  var root: Void? { () }

  func member(_ name: String, of place: Void) -> Void? { () }

  func element(_ index: Int, of place: Void) -> Void? { () }
}

extension JSONValue {
  /// The value as canonical JSON, so that two spellings of one value give the same bytes.
  ///
  /// - Returns: The bytes.
  /// - Complexity: O(n log n) in the bytes of the value, with no recursion.
  package func canonicalBytes() -> [UInt8] {
    guard !isAbsent else { return Array("null".utf8) }
    var writer = CanonicalJSONWriter(storage, KeepingFilter())
    writer.write(node)
    return writer.bytes
  }

  /// The value as canonical JSON, without some of its places.
  ///
  /// - Parameter filter: Decides which places are left out.
  /// - Returns: The bytes.
  /// - Complexity: O(n log n) in the bytes of the value, and what the filter takes for each place.
  package func canonicalBytes(leavingOut filter: some JSONPlaceFilter) -> [UInt8] {
    guard !isAbsent else { return Array("null".utf8) }
    var writer = CanonicalJSONWriter(storage, filter)
    writer.write(node)
    return writer.bytes
  }
}
