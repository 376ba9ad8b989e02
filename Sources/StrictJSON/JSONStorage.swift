import Foundation
import Synchronization

/// The bytes of one document and the index of its values, shared by all values of the document.
///
/// The content does not change after creation, except two caches: the map of lines and columns,
/// which is made when first needed, and the last path.
package final class JSONStorage: Sendable {
  let bytes: [UInt8]
  /// The index of the values: their offsets and ends in ``bytes``, in the layout of ``JSONTape``.
  let tape: [UInt32]
  package let duplicates: JSONDuplicateKeys
  let hasByteOrderMark: Bool
  /// Whether all member names are ASCII and without escapes.
  let hasOnlyUnescapedASCIINames: Bool
  let part: DocumentPart?
  /// The sources of a text that was composed from other documents; `nil` for any other text.
  package let origins: JSONOrigins?
  private let lineColumnMap = Mutex<LineColumnMap?>(nil)
  private let lastPath = Mutex(LastComputedPointerPath())

  init(
    bytes: [UInt8],
    tape: [UInt32],
    duplicates: JSONDuplicateKeys,
    hasByteOrderMark: Bool,
    hasOnlyUnescapedASCIINames: Bool,
    part: DocumentPart? = nil,
    origins: JSONOrigins? = nil
  ) {
    self.bytes = bytes
    self.tape = tape
    self.duplicates = duplicates
    self.hasByteOrderMark = hasByteOrderMark
    self.hasOnlyUnescapedASCIINames = hasOnlyUnescapedASCIINames
    self.part = part
    self.origins = origins
  }

  /// Returns the offset in the text of the first byte of the value or member name of an entry.
  func offset(of node: Int) -> Int {
    Int(tape[node] & JSONTape.offsetMask)
  }

  func isContainer(_ node: Int) -> Bool {
    let byte = bytes[offset(of: node)]
    return byte == JSONByte.openBrace || byte == JSONByte.openBracket
  }

  /// Returns the index in the tape of the entry after a value and everything inside it.
  func nodeAfterEnd(of node: Int) -> Int {
    isContainer(node) ? Int(tape[node + 2]) : node + 1
  }

  func isEscaped(_ node: Int) -> Bool {
    tape[node] & JSONTape.escapedFlag != 0
  }

  func repeatsEarlierName(_ node: Int) -> Bool {
    tape[node] & JSONTape.duplicateFlag != 0
  }

  /// Returns the range of the bytes of a value.
  func range(of node: Int) -> Range<Int> {
    let start = offset(of: node)
    switch bytes[start] {
    case JSONByte.openBrace, JSONByte.openBracket:
      return start..<Int(tape[node + 1])
    case JSONByte.quote:
      return start..<rangeBetweenQuotes(of: node).upperBound + 1
    case UInt8(ascii: "t"), UInt8(ascii: "n"):
      return start..<start + 4
    case UInt8(ascii: "f"):
      return start..<start + 5
    default:
      return start..<endOfNumber(at: start)
    }
  }

  /// Returns the range of the bytes between the quotes of a string or member name.
  ///
  /// Between the closing quote and the next entry are only white space and punctuation, so the
  /// quote is found from there.
  func rangeBetweenQuotes(of node: Int) -> Range<Int> {
    let start = offset(of: node) + 1
    var end = (node + 1 < tape.count ? offset(of: node + 1) : bytes.count) - 1
    while end > start, bytes[end] != JSONByte.quote { end -= 1 }
    return start..<max(start, end)
  }

  /// Returns a string or member name with its escapes decoded.
  package func string(at node: Int) -> String {
    let content = rangeBetweenQuotes(of: node)
    let isEscaped = isEscaped(node)
    return bytes.withUnsafeBufferPointer { text in
      isEscaped
        ? JSONUnescaping.unescapedString(content, in: text)
        : String(decoding: UnsafeBufferPointer(rebasing: text[content]), as: UTF8.self)
    }
  }

  /// Returns whether the member name at an index of the tape, with its escapes decoded, has the
  /// given bytes.
  func isName(at node: Int, equalTo name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !isEscaped(node) else {
      let raw = rangeBetweenQuotes(of: node)
      return bytes.withUnsafeBufferPointer { text in
        JSONUnescaping.unescaped(raw, in: text).elementsEqual(name)
      }
    }
    let start = offset(of: node) + 1
    let end = start + name.count
    guard end < bytes.count, bytes[end] == JSONByte.quote else { return false }
    return bytes.withUnsafeBufferPointer { text in
      guard let here = text.baseAddress, let name = name.baseAddress else { return true }
      // A name without escapes has no quote; `a":"b` has the bytes of a whole member.
      return memcmp(here + start, name, end - start) == 0
        && memchr(name, Int32(JSONByte.quote), end - start) == nil
    }
  }

  /// Returns whether a member name has the same bytes, escapes included, as a member name of
  /// another document.
  func hasSameNameBytes(at node: Int, asIn other: JSONStorage, at otherNode: Int) -> Bool {
    let (mine, theirs) = (rangeBetweenQuotes(of: node), other.rangeBetweenQuotes(of: otherNode))
    guard mine.count == theirs.count else { return false }
    return bytes.withUnsafeBytes { one in
      other.bytes.withUnsafeBytes { two in
        guard let one = one.baseAddress, let two = two.baseAddress else { return true }
        return memcmp(one + mine.lowerBound, two + theirs.lowerBound, mine.count) == 0
      }
    }
  }

  /// Returns the position of an entry; if the text was composed, its position in the source
  /// document.
  package func location(of node: Int) -> SourceLocation {
    guard let origin = origins?.origin(of: node) else {
      return location(ofByte: offset(of: node))
    }
    return origin.storage.location(of: origin.node)
  }

  /// Returns the document of a block page that contains an entry; `nil` in any other document.
  package func part(of node: Int) -> DocumentPart? {
    guard let origin = origins?.origin(of: node) else { return part }
    return origin.storage.part(of: origin.node)
  }

  /// Returns the line and column of the byte at an offset.
  ///
  /// - Complexity: O(1), after one pass over the text for the first place.
  func location(ofByte offset: Int) -> SourceLocation {
    lineColumnMap.withLock { map in
      let known = map ?? LineColumnMap(bytes)
      map = known
      return known.location(of: offset, in: bytes)
    }
  }

  /// Returns the JSON Pointer of the value at an index of the tape; at the index of a member name,
  /// that of the member's value; if the text was composed, that in the source document.
  ///
  /// - Complexity: O(depth + siblings before each ancestor); O(depth) on average for values in
  ///   document order.
  package func pointer(of target: Int) -> JSONPointer {
    if let origin = origins?.origin(of: target) { return origin.storage.pointer(of: origin.node) }
    return lastPath.withLock { lastPath in pointer(of: target, along: &lastPath) }
  }

  private func pointer(
    of target: Int,
    along lastPath: inout LastComputedPointerPath
  ) -> JSONPointer {
    var tokens: [String] = []
    var node = 0
    while node != target, isContainer(node) {
      let isObject = bytes[offset(of: node)] == JSONByte.openBrace
      let end = nodeAfterEnd(of: node)
      let depth = tokens.count
      var (child, index) =
        lastPath.childOnLastPath(at: depth, in: node, upTo: target)
        ?? (node + JSONTape.wordsPerContainer, 0)
      while child < end {
        let value = isObject ? child + 1 : child
        let following = nodeAfterEnd(of: value)
        if target < following {
          lastPath.record(child: child, index: index, at: depth, in: node)
          tokens.append(isObject ? string(at: child) : String(index))
          if target == child { return JSONPointer(tokens: tokens) }
          node = value
          break
        }
        child = following
        index += 1
      }
      guard child < end else { break }
    }
    return JSONPointer(tokens: tokens)
  }

  private func endOfNumber(at start: Int) -> Int {
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case JSONByte.zero...JSONByte.nine, JSONByte.minus, JSONByte.plus, JSONByte.dot,
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        end += 1
      default:
        return end
      }
    }
    return end
  }
}
