/// A writer of one JSON text, an array of objects, that records from which document and entry each
/// written value comes.
///
/// With the records, ``JSONOrigins`` finds the place of a written value in its own document.
package struct JSONCompositionWriter {
  package private(set) var bytes: [UInt8] = [JSONByte.openBracket]
  private var runs: [JSONOrigins.SourceRun] = []
  private let sources: [JSONStorage]
  private var nextEntryIsFirstOfContainer = true

  /// Creates a writer of values from the three documents of a block page.
  ///
  /// `property` and `data` are `nil` if no value of that document will be written.
  package init(layout: JSONValue, property: JSONValue?, data: JSONValue?) {
    sources = [
      layout.storage, property?.storage ?? layout.storage, data?.storage ?? layout.storage,
    ]
    bytes.reserveCapacity((property?.bytes.count ?? 0) + (data?.bytes.count ?? 0))
  }

  /// Writes the opening brace of an object, and records that the object comes from `value`, a value
  /// in the document `part`.
  package mutating func beginObject(recordingOrigin value: JSONValue, in part: DocumentPart) {
    writeCommaUnlessFirst()
    beginSourceRun(from: part, value.node, isCopy: false)
    bytes.append(JSONByte.openBrace)
    nextEntryIsFirstOfContainer = true
  }

  /// Ends an object.
  package mutating func endObject() {
    bytes.append(JSONByte.closeBrace)
    nextEntryIsFirstOfContainer = false
  }

  /// Writes the name of a member and the opening bracket of its array, and records that both come
  /// from `value`, a value in the layout document.
  package mutating func beginArray(_ name: StaticString, recordingLayoutOrigin value: JSONValue) {
    appendName(name, origin: value, in: .layout)
    bytes.append(JSONByte.openBracket)
    nextEntryIsFirstOfContainer = true
  }

  /// Ends an array.
  package mutating func endArray() {
    bytes.append(JSONByte.closeBracket)
    nextEntryIsFirstOfContainer = false
  }

  /// Writes a member with a string value, and records that the member comes from `value`, a value
  /// in the layout document.
  package mutating func appendMember(
    _ name: StaticString,
    _ text: String,
    recordingLayoutOrigin value: JSONValue
  ) {
    appendName(name, origin: value, in: .layout)
    append(quoted: text)
  }

  /// Writes a member whose value is the given JSON text, and records that the member comes from
  /// `value`, a value in the document `part`.
  package mutating func appendMember(
    _ name: StaticString,
    json text: [UInt8],
    recordingOrigin value: JSONValue,
    in part: DocumentPart
  ) {
    appendName(name, origin: value, in: part)
    bytes.append(contentsOf: text)
  }

  /// Copies the members of an object unchanged, except all with the name `name`, which is compared
  /// with escapes decoded.
  ///
  /// - Returns: The value of the first member with that name; `nil` if there is none.
  package mutating func copyMembers(
    of object: JSONValue,
    from part: DocumentPart,
    omitting name: StaticString
  ) -> JSONValue? {
    let storage = object.storage
    let end = storage.nodeAfterEnd(of: object.node)
    var member = object.node + JSONTape.wordsPerContainer
    var firstOfRun: Int?
    var omitted: JSONValue?
    while member < end {
      let value = member + 1
      let next = storage.nodeAfterEnd(of: value)
      if Self.isNamed(name, member, in: storage) {
        if let first = firstOfRun {
          copyConsecutiveMembers(first, before: member, in: storage, from: part)
        }
        firstOfRun = nil
        if omitted == nil { omitted = JSONValue(storage: storage, node: value) }
      } else if firstOfRun == nil {
        firstOfRun = member
      }
      member = next
    }
    if let first = firstOfRun {
      copyConsecutiveMembers(first, before: end, in: storage, from: part)
    }
    return omitted
  }

  /// Ends the text and indexes it.
  ///
  /// - Returns: The text, an array of all objects at the outermost level.
  /// - Throws: The error for a text that is nested deeper than 1,028 levels or larger than
  ///   1 GiB − 1, or to which invalid JSON was added.
  package mutating func finish() throws(JSONSyntaxError) -> JSONStorage {
    bytes.append(JSONByte.closeBracket)
    let text = try JSONDocument(bytes, limits: .composedText, part: nil).storage
    return JSONStorage(
      bytes: bytes,
      tape: text.tape,
      duplicates: text.duplicates,
      hasByteOrderMark: false,
      hasOnlyUnescapedASCIINames: text.hasOnlyUnescapedASCIINames,
      origins: JSONOrigins(runs, sources: sources, tape: text.tape, bytes: bytes)
    )
  }
}

extension JSONCompositionWriter {
  private mutating func appendName(
    _ name: StaticString,
    origin value: JSONValue,
    in part: DocumentPart
  ) {
    writeCommaUnlessFirst()
    beginSourceRun(from: part, value.node, isCopy: false)
    bytes.append(JSONByte.quote)
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(JSONByte.quote)
    bytes.append(JSONByte.colon)
  }

  private mutating func append(quoted text: String) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      utf8.allSatisfy { $0 >= JSONByte.space && $0 != JSONByte.quote && $0 != JSONByte.backslash }
    }
    guard isPlain else {
      bytes.append(contentsOf: JSONTree.string(text).text().utf8)
      return
    }
    bytes.append(JSONByte.quote)
    bytes.append(contentsOf: text.utf8)
    bytes.append(JSONByte.quote)
  }

  /// Copies consecutive members: from the entry `first` up to, but without, the entry `end`.
  private mutating func copyConsecutiveMembers(
    _ first: Int,
    before end: Int,
    in storage: JSONStorage,
    from part: DocumentPart
  ) {
    var last = first
    var member = first
    while member < end {
      last = member
      member = storage.nodeAfterEnd(of: member + 1)
    }
    writeCommaUnlessFirst()
    beginSourceRun(from: part, first, isCopy: true)
    let start = storage.offset(of: first)
    bytes.append(contentsOf: storage.bytes[start..<storage.range(of: last + 1).upperBound])
  }

  /// Writes a comma, unless the next element or member is the first of its array or object.
  private mutating func writeCommaUnlessFirst() {
    if !nextEntryIsFirstOfContainer { bytes.append(JSONByte.comma) }
    nextEntryIsFirstOfContainer = false
  }

  /// Begins a run of entries that come from the document `part`; the next call ends the run.
  ///
  /// If `isCopy`, the run's entries come from the entry `node` and the entries after it, one from
  /// each; otherwise all come from the entry `node`.
  private mutating func beginSourceRun(from part: DocumentPart, _ node: Int, isCopy: Bool) {
    runs.append(
      JSONOrigins.SourceRun(
        offsetInComposedText: bytes.count,
        part: part,
        sourceNode: UInt32(truncatingIfNeeded: node),
        isCopy: isCopy
      )
    )
  }

  private static func isNamed(
    _ name: StaticString,
    _ member: Int,
    in storage: JSONStorage
  ) -> Bool {
    name.withUTF8Buffer { storage.isName(at: member, equalTo: $0) }
  }
}
