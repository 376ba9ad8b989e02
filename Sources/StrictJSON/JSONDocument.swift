/// A JSON text that has been validated and indexed, without building a tree.
///
/// One pass validates the bytes against RFC 8259 and records where each value begins and ends.
/// Values are parsed from the bytes on access, so unused values cost nothing. A byte order mark and
/// repeated member names are accepted and reported; the first member with a name counts, as in
/// typed decoding.
///
/// The index takes 4 bytes for each scalar and member name and 12 for each array and object:
/// between a tenth and two thirds of the text of a screen, 6 times the text at worst (`[[[…]]]`).
public struct JSONDocument: Sendable {
  let storage: JSONStorage

  /// Reads a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8; kept, not copied.
  ///   - limits: How deep and how large the text may be; by default 512 levels and 16 MiB.
  /// - Throws: ``JSONSyntaxError`` for a text that breaks the grammar or exceeds a limit.
  /// - Complexity: O(n) for n bytes, and O(m log m) for an object of m members; no recursion.
  public init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONSyntaxError) {
    try self.init(bytes, limits: limits, part: nil)
  }

  /// Reads the JSON text of one of several documents.
  ///
  /// Diagnostics about the document name the part; the error that is thrown does not.
  package init(_ bytes: [UInt8], limits: JSONLimits, part: DocumentPart?) throws(JSONSyntaxError) {
    guard bytes.count <= limits.maximumBytes else {
      throw JSONSyntaxError(
        reason: .tooLarge(bytes: bytes.count, maximum: limits.maximumBytes),
        pointer: .root,
        location: SourceLocation(line: 1, column: 1, offset: 0)
      )
    }
    let hasByteOrderMark = bytes.starts(with: JSONByte.byteOrderMark)
    let skippedByteCount = hasByteOrderMark ? JSONByte.byteOrderMark.count : 0
    storage = try bytes.withUnsafeBufferPointer { text throws(JSONSyntaxError) in
      var indexer = JSONIndexer(text, maximumDepth: limits.maximumDepth)
      do throws(JSONIndexer.Failure) {
        try indexer.readDocument(skippingBytes: skippedByteCount)
      } catch {
        throw JSONSyntaxError(
          reason: error.reason,
          pointer: indexer.failurePointer(),
          location: LineColumnMap.location(of: error.offset, walking: bytes)
        )
      }
      return JSONStorage(
        bytes: bytes,
        tape: Array(indexer.tape[...]),
        duplicates: indexer.duplicates,
        hasByteOrderMark: hasByteOrderMark,
        hasOnlyUnescapedASCIINames: indexer.hasOnlyUnescapedASCIINames,
        part: part
      )
    }
  }

  package init(storage: JSONStorage) {
    self.storage = storage
  }

  /// The document's one value.
  public var root: JSONValue {
    JSONValue(storage: storage, node: 0)
  }

  /// The size of the index in bytes, without the document's own bytes.
  public var indexByteCount: Int {
    storage.tape.count * MemoryLayout<UInt32>.size
  }

  /// Warnings about valid but unusual text: a byte order mark, and each repeated member name with
  /// both places.
  ///
  /// At most 100 repeated names are listed; if there are more, one further diagnostic has the
  /// number of the others.
  ///
  /// - Complexity: O(entries) for each repeated name.
  public var diagnostics: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if storage.hasByteOrderMark {
      diagnostics.append(
        Diagnostic(
          severity: .warning,
          code: "byteOrderMark",
          path: .root,
          location: SourceLocation(line: 1, column: 1, offset: 0),
          part: storage.part,
          message: "The document begins with a byte order mark; save it as UTF-8 without one."
        )
      )
    }
    let pairs = storage.duplicates.keptPairs.sorted { $0.secondNameNode < $1.secondNameNode }
    diagnostics.append(contentsOf: pairs.map(duplicateKeyDiagnostic))
    let omittedCount = storage.duplicates.unlistedCount
    if omittedCount > 0 {
      diagnostics.append(
        Diagnostic(
          severity: .warning,
          code: "duplicateKey",
          path: .root,
          part: storage.part,
          message: omittedCount == 1
            ? "1 more member name is repeated." : "\(omittedCount) more member names are repeated."
        )
      )
    }
    return diagnostics
  }

  private func duplicateKeyDiagnostic(of pair: JSONDuplicateKeys.Pair) -> Diagnostic {
    let first = storage.location(ofByte: storage.offset(of: Int(pair.firstNameNode)))
    let second = storage.location(ofByte: storage.offset(of: Int(pair.secondNameNode)))
    let name = storage.string(at: Int(pair.secondNameNode)).cutForMessages
    let firstPlace =
      first.line == second.line
      ? "column \(first.column)" : "line \(first.line), column \(first.column)"
    return Diagnostic(
      severity: .warning,
      code: "duplicateKey",
      path: storage.pointer(of: Int(pair.secondNameNode)),
      location: second,
      part: storage.part,
      message: """
        The member "\(name)" is written twice, first at \(firstPlace), and again here; only the \
        first one is used. Remove one.
        """
    )
  }
}
