import StrictJSON

/// Assigns a unique id to every content of a document, or to every node of a block page, by the
/// rules of ``ContentDocument``.
///
/// - Complexity: O(contents or nodes) dictionary operations, for any ids.
struct ContentIDAssigner {
  /// The index of the first part with each id that the server sent.
  private var firstPartIndexByServerID: [String: Int] = [:]
  private var generatedIDs: Set<String> = []
  private var nextSuffixOfID: [String: Int] = [:]

  /// Assigns an id to each draft in document order, not in the order of explicit positions, and
  /// reports repeated ids.
  mutating func assignIDs(
    to drafts: [ContentListReader.Draft],
    diagnostics: inout DiagnosticList
  ) -> [ContentID] {
    let documentOrder = drafts.indices.sorted {
      drafts[$0].elementIndexInDocument < drafts[$1].elementIndexInDocument
    }
    return assignIDs(to: drafts, inOrderOf: documentOrder, diagnostics: &diagnostics)
  }

  /// Assigns an id to each part and reports repeated ids.
  ///
  /// First the server's ids are reserved, then repeated ids are made unique, and then missing ids
  /// are generated; each step follows the given order.
  mutating func assignIDs(
    to parts: [some PartNeedingID],
    inOrderOf indices: [Int],
    diagnostics: inout DiagnosticList
  ) -> [ContentID] {
    var ids = [ContentID](repeating: ContentID(""), count: parts.count)
    firstPartIndexByServerID.reserveCapacity(parts.count)
    var repeated: [Int] = []
    for index in indices {
      guard let id = parts[index].serverID else { continue }
      if firstPartIndexByServerID[id] == nil {
        firstPartIndexByServerID[id] = index
        ids[index] = ContentID(id)
      } else {
        repeated.append(index)
      }
    }
    for index in repeated {
      guard let id = parts[index].serverID, let holder = firstPartIndexByServerID[id] else {
        continue
      }
      let newID = takeUnusedID(basedOn: id, skippingFirst: 1)
      ids[index] = ContentID(newID)
      diagnostics.add(
        at: parts[index].diagnosticSortPosition,
        Self.duplicateIDDiagnostic(id, newID: newID, first: parts[holder], second: parts[index])
      )
    }
    var occurrences: [String: Int] = [:]
    for index in indices where parts[index].serverID == nil {
      let base = parts[index].generatedIDBase
      let occurrence = (occurrences[base] ?? 0) + 1
      occurrences[base] = occurrence
      ids[index] = ContentID(takeUnusedID(basedOn: "\(base)#\(occurrence)", skippingFirst: 0))
    }
    return ids
  }

  /// Returns whether the server sent this id for any part of the document.
  func isServerID(_ id: String) -> Bool {
    firstPartIndexByServerID[id] != nil
  }

  /// Returns the first unused id of `id`, `id~2`, `id~3` …, and marks it as used; the first `count`
  /// of these are skipped.
  private mutating func takeUnusedID(basedOn id: String, skippingFirst count: Int) -> String {
    var number = nextSuffixOfID[id] ?? count + 1
    while true {
      let candidate = number == 1 ? id : "\(id)~\(number)"
      number += 1
      if firstPartIndexByServerID[candidate] == nil, generatedIDs.insert(candidate).inserted {
        nextSuffixOfID[id] = number
        return candidate
      }
    }
  }

  private static func duplicateIDDiagnostic(
    _ id: String,
    newID: String,
    first: some PartNeedingID,
    second: some PartNeedingID
  ) -> Diagnostic {
    let message = """
      The id "\(id)" is used twice: at \(first.placeInMessages) and at \(second.placeInMessages), which becomes \
      "\(newID)"; send different ids.
      """
    return Diagnostic(
      severity: .warning,
      code: "duplicateID",
      path: second.idDiagnosticPath,
      line: second.idDiagnosticLocationValue?.location.line,
      column: second.idDiagnosticLocationValue?.location.column,
      part: second.idDiagnosticLocationValue?.part,
      message: message
    )
  }
}
