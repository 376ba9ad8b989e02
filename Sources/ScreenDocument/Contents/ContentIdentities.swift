import StrictJSON

/// Assigns a unique id to every content of a document, by the rules of ``ContentDocument``.
///
/// - Complexity: O(contents) dictionary operations, for any ids.
struct ContentIdentities {
  /// The index of the first part with each id that the server sent.
  private var holders: [String: Int] = [:]
  private var madeIDs: Set<String> = []
  private var nextSuffix: [String: Int] = [:]

  /// Assigns an id to each draft in document order, not in the order of explicit positions, and reports
  /// repeated ids.
  mutating func ids(
    for drafts: [ContentComposer.Draft],
    diagnostics: inout DiagnosticList
  ) -> [ContentID] {
    let documentOrder = drafts.indices.sorted { drafts[$0].position < drafts[$1].position }
    return ids(for: drafts, in: documentOrder, diagnostics: &diagnostics)
  }

  /// Assigns an id to each claim and reports repeated ids.
  ///
  /// First the server's ids are reserved, then repeated ids are made unique, and then missing ids
  /// are generated; each step follows the given order.
  mutating func ids(
    for claims: [some IdentityClaim],
    in order: [Int],
    diagnostics: inout DiagnosticList
  ) -> [ContentID] {
    var ids = [ContentID](repeating: ContentID(""), count: claims.count)
    holders.reserveCapacity(claims.count)
    var repeated: [Int] = []
    for index in order {
      guard let id = claims[index].serverID else { continue }
      if holders[id] == nil {
        holders[id] = index
        ids[index] = ContentID(id)
      } else {
        repeated.append(index)
      }
    }
    for index in repeated {
      guard let id = claims[index].serverID, let holder = holders[id] else { continue }
      let made = unusedID(from: id, after: 1)
      ids[index] = ContentID(made)
      diagnostics.add(
        at: claims[index].order,
        Self.duplicate(id, made: made, first: claims[holder], second: claims[index])
      )
    }
    var occurrences: [String: Int] = [:]
    for index in order where claims[index].serverID == nil {
      let base = claims[index].idBase
      let occurrence = (occurrences[base] ?? 0) + 1
      occurrences[base] = occurrence
      ids[index] = ContentID(unusedID(from: "\(base)#\(occurrence)", after: 0))
    }
    return ids
  }

  /// Returns whether the server sent this id for any part of the document.
  func isSent(_ id: String) -> Bool {
    holders[id] != nil
  }

  /// Returns the first unused id of `id`, `id~2`, `id~3` …, and marks it as used; the first `count`
  /// of these are skipped.
  private mutating func unusedID(from id: String, after count: Int) -> String {
    var number = nextSuffix[id] ?? count + 1
    while true {
      let candidate = number == 1 ? id : "\(id)~\(number)"
      number += 1
      if holders[candidate] == nil, madeIDs.insert(candidate).inserted {
        nextSuffix[id] = number
        return candidate
      }
    }
  }

  private static func duplicate(
    _ id: String,
    made: String,
    first: some IdentityClaim,
    second: some IdentityClaim
  ) -> Diagnostic {
    let message = """
      The id "\(id)" is used twice: at \(first.place) and at \(second.place), which becomes \
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
