/// Writes values as canonical JSON: the same bytes for every spelling of the same value.
///
/// Members are sorted by the bytes of their names; of several members with one name, only the first
/// is written. Strings have the fewest escapes that JSON allows. A number is written as its digits,
/// without zeros at either end, and a power of ten: `15e-1` for `1.50`, `1e2` for `100`, `0` for
/// `-0.0`. There is no white space.
///
/// It reads the text and the index of a checked document through pointers, so both must outlive it.
struct CanonicalJSONWriter {
  /// An object or array whose end has not been written yet.
  private struct OpenContainer {
    let isObject: Bool
    /// How far the path to the object or array matches the patterns of the omitted places; `nil` if
    /// no place inside it is omitted.
    let progress: JSONPlacePatterns.MatchProgress?
    /// The index in `entryNodesOfOpenContainers` of its first entry.
    let firstEntryIndex: Int
    /// The index in `entryNodesOfOpenContainers` of the entry that is written next.
    var nextEntryIndex: Int
    var nextEntryIsFirst = true
  }

  private let source: SourceTextAndTape
  private let omittedPlaces: JSONPlacePatterns?
  private(set) var bytes: [UInt8] = []
  private var openContainers: [OpenContainer] = []
  /// The indices in the tape of the members' names, or of the elements, of all open containers.
  private var entryNodesOfOpenContainers: [Int] = []

  init(
    text: UnsafeBufferPointer<UInt8>,
    tape: UnsafeBufferPointer<UInt32>,
    leavingOut omittedPlaces: JSONPlacePatterns?
  ) {
    source = SourceTextAndTape(text: text, tape: tape)
    self.omittedPlaces = omittedPlaces
  }

  /// Writes the value at the index `node` of the tape, without recursion; `null` if the whole value
  /// is omitted.
  ///
  /// It first reserves memory for `size` bytes.
  mutating func write(_ node: Int, reservingBytes size: Int) {
    bytes.reserveCapacity(size)
    var progress: JSONPlacePatterns.MatchProgress?
    if let omittedPlaces {
      guard let root = omittedPlaces.rootProgressUnlessMatched else { return append("null") }
      progress = root
    }
    writeScalarOrOpen(node, progress)
    while let level = openContainers.indices.last {
      guard openContainers[level].nextEntryIndex < entryNodesOfOpenContainers.count else {
        let closed = openContainers.removeLast()
        entryNodesOfOpenContainers.removeSubrange(closed.firstEntryIndex...)
        bytes.append(closed.isObject ? JSONByte.closeBrace : JSONByte.closeBracket)
        continue
      }
      writeNextEntry(ofContainerAt: level)
    }
  }

  /// Writes the next member or element of the open container at an index, unless its place is
  /// omitted; one must be left.
  ///
  /// Of an object or array, only the opening bracket is written; later calls write its entries.
  private mutating func writeNextEntry(ofContainerAt level: Int) {
    let index = openContainers[level].nextEntryIndex
    openContainers[level].nextEntryIndex += 1
    let entry = entryNodesOfOpenContainers[index]
    let isObject = openContainers[level].isObject
    var progress: JSONPlacePatterns.MatchProgress?
    if let outer = openContainers[level].progress, let omittedPlaces {
      let inner =
        isObject
        ? matchProgressUnlessOmitted(after: outer, atMemberNode: entry, omittedPlaces)
        : matchProgressUnlessOmitted(
          after: outer,
          atElement: index - openContainers[level].firstEntryIndex,
          omittedPlaces
        )
      guard let inner else { return }
      progress = inner
    }
    if !openContainers[level].nextEntryIsFirst { bytes.append(JSONByte.comma) }
    openContainers[level].nextEntryIsFirst = false
    if isObject {
      appendString(entry)
      bytes.append(JSONByte.colon)
    }
    writeScalarOrOpen(isObject ? entry + 1 : entry, progress)
  }

  /// Returns how far the path to a member matches the patterns of the omitted places; `nil` if a
  /// pattern matches the whole path, so that the member is omitted.
  private func matchProgressUnlessOmitted(
    after place: JSONPlacePatterns.MatchProgress,
    atMemberNode entry: Int,
    _ omittedPlaces: JSONPlacePatterns
  ) -> JSONPlacePatterns.MatchProgress? {
    guard source.isEscaped(entry) else {
      return omittedPlaces.progressUnlessMatched(
        from: place,
        to: source.bytesBetweenQuotes(of: entry)
      )
    }
    return source.unescaped(entry).withUnsafeBufferPointer {
      omittedPlaces.progressUnlessMatched(from: place, to: $0)
    }
  }

  /// Returns how far the path to an element matches the patterns of the omitted places; `nil` if a
  /// pattern matches the whole path, so that the element is omitted.
  private func matchProgressUnlessOmitted(
    after place: JSONPlacePatterns.MatchProgress,
    atElement index: Int,
    _ omittedPlaces: JSONPlacePatterns
  ) -> JSONPlacePatterns.MatchProgress? {
    var digits = String(index)
    return digits.withUTF8 { omittedPlaces.progressUnlessMatched(from: place, to: $0) }
  }

  /// Writes a scalar, or opens the object or array at `node`.
  private mutating func writeScalarOrOpen(
    _ node: Int,
    _ progress: JSONPlacePatterns.MatchProgress?
  ) {
    let start = source.offset(of: node)
    switch source.text[start] {
    case JSONByte.openBrace: openContainer(node, progress, isObject: true)
    case JSONByte.openBracket: openContainer(node, progress, isObject: false)
    case JSONByte.quote: appendString(node)
    case UInt8(ascii: "t"): append("true")
    case UInt8(ascii: "f"): append("false")
    case UInt8(ascii: "n"): append("null")
    default: appendNumber(from: start)
    }
  }

  /// Writes an opening brace or bracket, and adds an open container with the entries to write.
  ///
  /// Members are in the order of the bytes of their names, each name once. Elements are in the
  /// order of the document.
  private mutating func openContainer(
    _ node: Int,
    _ progress: JSONPlacePatterns.MatchProgress?,
    isObject: Bool
  ) {
    let start = entryNodesOfOpenContainers.count
    let end = source.nodeAfterEnd(of: node)
    var entry = node + JSONTape.wordsPerContainer
    while entry < end {
      if !isObject || !source.repeatsEarlierName(entry) { entryNodesOfOpenContainers.append(entry) }
      entry = source.nodeAfterEnd(of: isObject ? entry + 1 : entry)
    }
    if isObject { sortNodesByName(from: start) }
    let inner = progress.flatMap { $0.canMatchInside ? $0 : nil }
    openContainers.append(
      OpenContainer(
        isObject: isObject,
        progress: inner,
        firstEntryIndex: start,
        nextEntryIndex: start
      )
    )
    bytes.append(isObject ? JSONByte.openBrace : JSONByte.openBracket)
  }

  /// Sorts the entries from an index on by name; up to 24 by insertion, which is the fastest for
  /// few.
  private mutating func sortNodesByName(from start: Int) {
    guard entryNodesOfOpenContainers.count - start <= 24 else {
      let sorted = entryNodesOfOpenContainers[start...].sorted(by: source.isNameBytewiseBefore)
      entryNodesOfOpenContainers.replaceSubrange(start..., with: sorted)
      return
    }
    var unsorted = start + 1
    while unsorted < entryNodesOfOpenContainers.count {
      let entry = entryNodesOfOpenContainers[unsorted]
      var place = unsorted
      while place > start,
        source.isNameBytewiseBefore(entry, entryNodesOfOpenContainers[place - 1])
      {
        entryNodesOfOpenContainers[place] = entryNodesOfOpenContainers[place - 1]
        place -= 1
      }
      entryNodesOfOpenContainers[place] = entry
      unsorted += 1
    }
  }

  private mutating func appendString(_ node: Int) {
    bytes.append(JSONByte.quote)
    if source.isEscaped(node) {
      for byte in source.unescaped(node) { appendEscapedIfNeeded(byte) }
    } else {
      bytes.append(contentsOf: source.bytesBetweenQuotes(of: node))
    }
    bytes.append(JSONByte.quote)
  }

  private mutating func appendEscapedIfNeeded(_ byte: UInt8) {
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

  private mutating func appendNumber(from start: Int) {
    let text = source.text
    var end = start
    var isPlain = text[start] != JSONByte.zero
    while end < text.count, Self.isPartOfNumber(text[end]) {
      isPlain = isPlain && JSONByte.zero...JSONByte.nine ~= text[end]
      end += 1
    }
    if isPlain, text[end - 1] != JSONByte.zero {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
    } else {
      CanonicalNumber(Array(text[start..<end])[...]).append(to: &bytes)
    }
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case JSONByte.zero...JSONByte.nine, JSONByte.minus, JSONByte.plus, JSONByte.dot,
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}

extension JSONValue {
  /// Returns the value as canonical JSON: two spellings of one value give the same bytes.
  ///
  /// An absent value gives the bytes of `null`.
  ///
  /// - Complexity: O(n log n) in the bytes of the value, with no recursion.
  package func canonicalBytes() -> [UInt8] { canonicalBytes(leavingOut: nil) }

  /// Returns the value as canonical JSON, without the members and elements at some places.
  ///
  /// - Parameter places: The patterns of the omitted places; `nil` for none.
  /// - Returns: The bytes; those of `null` if the whole value is omitted or absent.
  /// - Complexity: O(n log n) in the bytes of the value, times the patterns.
  package func canonicalBytes(leavingOut places: JSONPlacePatterns?) -> [UInt8] {
    guard !isAbsent else { return Array("null".utf8) }
    return storage.bytes.withUnsafeBufferPointer { text in
      storage.tape.withUnsafeBufferPointer { tape in
        var writer = CanonicalJSONWriter(text: text, tape: tape, leavingOut: places)
        writer.write(node, reservingBytes: storage.range(of: node).count)
        return writer.bytes
      }
    }
  }
}
