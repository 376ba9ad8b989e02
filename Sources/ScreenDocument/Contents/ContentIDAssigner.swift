import StrictJSON

/// Assigns a unique id to every content of a document, by the rules of ``ContentDocument``.
///
/// - Complexity: O(contents) dictionary operations, for any ids.
struct ContentIDAssigner {
  /// The index of the first part with each id that the server sent.
  private var firstIndices: [String: Int] = [:]
  private var generatedIDs: Set<String> = []
  private var nextSuffix: [String: Int] = [:]

  /// Assigns an id to each draft in document order, not in the order of explicit positions, and reports
  /// repeated ids.
  mutating func assignIDs(
    to drafts: [ContentComposer.Draft],
    diagnostics: inout DiagnosticList
  ) -> [ContentID] {
    let documentOrder = drafts.indices.sorted { drafts[$0].position < drafts[$1].position }
    return assignIDs(to: drafts, in: documentOrder, diagnostics: &diagnostics)
  }

  /// Assigns an id to each claim and reports repeated ids.
  ///
  /// First the server's ids are reserved, then repeated ids are made unique, and then missing ids
  /// are generated; each step follows the given order.
  mutating func assignIDs(
    to claims: [some IdentityClaim],
    in order: [Int],
    diagnostics: inout DiagnosticList
  ) -> [ContentID] {
    var ids = [ContentID](repeating: ContentID(""), count: claims.count)
    firstIndices.reserveCapacity(claims.count)
    var repeated: [Int] = []
    for index in order {
      guard let id = claims[index].serverID else { continue }
      if firstIndices[id] == nil {
        firstIndices[id] = index
        ids[index] = ContentID(id)
      } else {
        repeated.append(index)
      }
    }
    for index in repeated {
      guard let id = claims[index].serverID, let holder = firstIndices[id] else { continue }
      let made = unusedID(from: id, skipping: 1)
      ids[index] = ContentID(made)
      diagnostics.add(
        at: claims[index].diagnosticPosition,
        Self.duplicateDiagnostic(id, made: made, first: claims[holder], second: claims[index])
      )
    }
    var occurrences: [String: Int] = [:]
    for index in order where claims[index].serverID == nil {
      let base = claims[index].idBase
      let occurrence = (occurrences[base] ?? 0) + 1
      occurrences[base] = occurrence
      ids[index] = ContentID(unusedID(from: "\(base)#\(occurrence)", skipping: 0))
    }
    return ids
  }

  /// Returns whether the server sent this id for any part of the document.
  func isServerID(_ id: String) -> Bool {
    firstIndices[id] != nil
  }

  /// Returns the first unused id of `id`, `id~2`, `id~3` …, and marks it as used; the first `count`
  /// of these are skipped.
  private mutating func unusedID(from id: String, skipping count: Int) -> String {
    var number = nextSuffix[id] ?? count + 1
    while true {
      let candidate = number == 1 ? id : "\(id)~\(number)"
      number += 1
      if firstIndices[candidate] == nil, generatedIDs.insert(candidate).inserted {
        nextSuffix[id] = number
        return candidate
      }
    }
  }

  private static func duplicateDiagnostic(
    _ id: String,
    made: String,
    first: some IdentityClaim,
    second: some IdentityClaim
  ) -> Diagnostic {
    let message = """
      The id "\(id)" is used twice: at \(first.placeText) and at \(second.placeText), which becomes \
      "\(made)"; send different ids.
      """
    return Diagnostic(
      severity: .warning,
      code: "duplicateID",
      path: second.idPath,
      line: second.idValue?.location.line,
      column: second.idValue?.location.column,
      part: second.idValue?.part,
      message: message
    )
  }
}
