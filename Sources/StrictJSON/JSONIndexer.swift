/// Reads a JSON text once: validates every byte and writes the index of its values.
///
/// Open containers are kept in an array, so nesting needs memory but no stack. The index is
/// complete when `readDocument` returns; when it throws, the index ends where reading stopped.
struct JSONIndexer {
  /// The reason why reading stopped, and the offset of the fault in the text.
  struct Failure: Error {
    var reason: JSONSyntaxError.Reason
    var offset: Int
  }

  /// An array or object whose end has not been read yet.
  struct OpenContainer {
    /// The index of the container in the tape.
    var node: UInt32
    /// The index in `packedMembersOfOpenObjects` of the container's first member.
    var firstPackedMemberIndex: UInt32
    var isObject: Bool
  }

  let text: UnsafeBufferPointer<UInt8>
  let maximumDepth: Int
  var tape: [UInt32] = []
  var duplicates = JSONDuplicateKeys()
  /// The open containers, the innermost one last.
  var openContainers: [OpenContainer] = []
  /// The members of the open objects, see `JSONDuplicateKeys.packedMember`.
  var packedMembersOfOpenObjects: [UInt64] = []
  /// Whether the indexer expects or reads a value; false while it expects a name, comma or bracket.
  var expectsOrReadsValue = false
  /// Whether all member names so far are ASCII and without escapes.
  var hasOnlyUnescapedASCIINames = true

  /// Creates an indexer; the text must outlive it.
  init(_ text: UnsafeBufferPointer<UInt8>, maximumDepth: Int) {
    self.text = text
    self.maximumDepth = maximumDepth
    tape.reserveCapacity(text.count / 12 + 8)
  }

  /// Reads the text from the byte at `skipped` to its end; throws unless this is one valid value.
  mutating func readDocument(skippingBytes skipped: Int) throws(Failure) {
    var offset = endOfWhitespace(from: skipped)
    guard offset < text.count else { throw Failure(reason: .empty, offset: offset) }
    reading: while true {
      offset = try readScalarOrContainerStart(at: offset)
      while !expectsOrReadsValue {
        offset = endOfWhitespace(from: offset)
        guard let container = openContainers.last else {
          guard offset == text.count else {
            throw Failure(
              reason: .trailingContent(found: try characterDescription(at: offset)),
              offset: offset
            )
          }
          return
        }
        let end = container.isObject ? JSONByte.closeBrace : JSONByte.closeBracket
        guard offset < text.count else {
          throw Failure(
            reason: .unexpectedEnd(expected: expectedAfterValue(in: container)),
            offset: offset
          )
        }
        if text[offset] == JSONByte.comma {
          offset = endOfWhitespace(from: offset + 1)
          if offset < text.count, text[offset] == end {
            throw Failure(reason: .trailingComma, offset: offset)
          }
          if container.isObject {
            offset = try readMemberNameAndColon(
              at: offset,
              failureExpecting: "a member name in quotes"
            )
          }
          continue reading
        }
        guard text[offset] == end else {
          throw try unexpectedCharacterFailure(
            at: offset,
            expected: expectedAfterValue(in: container)
          )
        }
        close(container, at: offset)
        offset += 1
      }
    }
  }

  /// Returns what may follow a value in an object or array, for messages: `a comma or "}"`.
  private func expectedAfterValue(in container: OpenContainer) -> String {
    container.isObject ? #"a comma or "}""# : #"a comma or "]""#
  }
}

extension JSONIndexer {
  /// Reads a scalar, an empty container, or the start of a container up to its first value.
  ///
  /// - Returns: The offset after the part that was read; `expectsOrReadsValue` is true if a value
  ///   follows.
  private mutating func readScalarOrContainerStart(at start: Int) throws(Failure) -> Int {
    expectsOrReadsValue = true
    guard start < text.count else {
      throw Failure(reason: .unexpectedEnd(expected: "a value"), offset: start)
    }
    let end: Int
    switch text[start] {
    case JSONByte.quote:
      var isEscaped = false
      var isASCII = true
      end = try endOfString(at: start, isEscaped: &isEscaped, isASCII: &isASCII)
      tape.append(UInt32(truncatingIfNeeded: start) | (isEscaped ? JSONTape.escapedFlag : 0))
    case JSONByte.openBrace:
      return try readContainerStart(at: start, isObject: true)
    case JSONByte.openBracket:
      return try readContainerStart(at: start, isObject: false)
    case JSONByte.minus, JSONByte.zero...JSONByte.nine:
      end = try endOfNumber(at: start)
      tape.append(UInt32(truncatingIfNeeded: start))
    case UInt8(ascii: "t"):
      end = try readLiteral("true", at: start)
    case UInt8(ascii: "f"):
      end = try readLiteral("false", at: start)
    case UInt8(ascii: "n"):
      end = try readLiteral("null", at: start)
    default:
      throw try unexpectedCharacterFailure(at: start, expected: "a value")
    }
    expectsOrReadsValue = false
    return end
  }

  /// Opens an array or object, and closes it if it is empty; of any other object, also reads the
  /// name of the first member and the colon.
  ///
  /// - Returns: The offset after the part that was read.
  private mutating func readContainerStart(at start: Int, isObject: Bool) throws(Failure) -> Int {
    guard openContainers.count < maximumDepth else {
      throw Failure(reason: .nestedTooDeep(maximum: maximumDepth), offset: start)
    }
    let container = OpenContainer(
      node: UInt32(truncatingIfNeeded: tape.count),
      firstPackedMemberIndex: UInt32(truncatingIfNeeded: packedMembersOfOpenObjects.count),
      isObject: isObject
    )
    openContainers.append(container)
    tape.append(UInt32(truncatingIfNeeded: start))
    tape.append(0)
    tape.append(0)
    expectsOrReadsValue = false
    var offset = endOfWhitespace(from: start + 1)
    if offset < text.count, text[offset] == (isObject ? JSONByte.closeBrace : JSONByte.closeBracket)
    {
      close(container, at: offset)
      return offset + 1
    }
    if isObject {
      offset = try readMemberNameAndColon(
        at: offset,
        failureExpecting: #"a member name in quotes or "}""#
      )
    }
    expectsOrReadsValue = true
    return offset
  }

  /// Completes the entry of a container at its closing bracket, and marks repeated names in it.
  private mutating func close(_ container: OpenContainer, at offset: Int) {
    let node = Int(container.node)
    tape[node + 1] = UInt32(truncatingIfNeeded: offset + 1)
    tape[node + 2] = UInt32(truncatingIfNeeded: tape.count)
    if container.isObject {
      let firstPackedMemberIndex = Int(container.firstPackedMemberIndex)
      if packedMembersOfOpenObjects.count - firstPackedMemberIndex > 1 {
        duplicates.markAllButFirstOfEachName(
          among: packedMembersOfOpenObjects[firstPackedMemberIndex...],
          in: text,
          tape: &tape
        )
      }
      packedMembersOfOpenObjects.removeSubrange(firstPackedMemberIndex...)
    }
    openContainers.removeLast()
  }

  /// Reads a member's name and the colon after it.
  ///
  /// - Returns: The offset of the member's value.
  private mutating func readMemberNameAndColon(
    at start: Int,
    failureExpecting expected: String
  ) throws(Failure) -> Int {
    guard start < text.count else {
      throw Failure(reason: .unexpectedEnd(expected: expected), offset: start)
    }
    guard text[start] == JSONByte.quote else {
      throw try unexpectedCharacterFailure(at: start, expected: expected)
    }
    var isEscaped = false
    var isASCII = true
    let end = try endOfString(at: start, isEscaped: &isEscaped, isASCII: &isASCII)
    if isEscaped || !isASCII { hasOnlyUnescapedASCIINames = false }
    let colon = endOfWhitespace(from: end)
    guard colon < text.count else {
      throw Failure(reason: .unexpectedEnd(expected: "a colon"), offset: colon)
    }
    guard text[colon] == JSONByte.colon else {
      throw try unexpectedCharacterFailure(at: colon, expected: "a colon")
    }
    let node = UInt32(truncatingIfNeeded: tape.count)
    let flag = isEscaped ? JSONTape.escapedFlag : 0
    tape.append(UInt32(truncatingIfNeeded: start) | flag)
    packedMembersOfOpenObjects.append(
      JSONDuplicateKeys.packedMember(
        node: node,
        name: start + 1..<end - 1,
        isEscaped: isEscaped,
        in: text
      )
    )
    return endOfWhitespace(from: colon + 1)
  }

  /// Reads `true`, `false` or `null`, and returns the offset after it.
  private mutating func readLiteral(_ word: StaticString, at start: Int) throws(Failure) -> Int {
    let end = start + word.utf8CodeUnitCount
    for index in 0..<word.utf8CodeUnitCount {
      guard start + index < text.count else {
        throw Failure(reason: .unexpectedEnd(expected: "\"\(word)\""), offset: start + index)
      }
      guard text[start + index] == word.utf8Start[index] else {
        throw Failure(
          reason: .unexpected(found: "a misspelled word", expected: "\"\(word)\""),
          offset: start
        )
      }
    }
    tape.append(UInt32(truncatingIfNeeded: start))
    return end
  }

  /// Returns the offset of the first byte from `start` on that is not white space; the length of
  /// the text if there is none.
  @inline(__always)
  func endOfWhitespace(from start: Int) -> Int {
    var offset = start
    while offset < text.count {
      let byte = text[offset]
      guard byte <= JSONByte.space else { return offset }
      guard
        byte == JSONByte.space || byte == JSONByte.lineFeed || byte == JSONByte.carriageReturn
          || byte == JSONByte.tab
      else { return offset }
      offset += 1
    }
    return offset
  }
}
