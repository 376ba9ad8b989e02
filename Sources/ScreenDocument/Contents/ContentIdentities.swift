/// Gives every content of a document its own id by the rules of ``ContentDocument``.
///
/// - Complexity: O(contents) dictionary operations, whatever the ids.
struct ContentIdentities {
  private var taken: Set<String> = []
  private var nextSuffix: [String: Int] = [:]

  /// Finds an id for each draft and reports the ones used twice.
  ///
  /// The server's ids are all reserved before any is made, repeated ones are told apart next, and
  /// the missing ones are made last; within each step document order decides, not explicit
  /// positions.
  mutating func ids(
    for drafts: [ContentComposer.Draft],
    diagnostics: inout DiagnosticList
  ) -> [ContentID] {
    let documentOrder = drafts.indices.sorted { drafts[$0].position < drafts[$1].position }
    var ids = [ContentID](repeating: ContentID(""), count: drafts.count)
    var holders: [String: Int] = [:]
    var repeated: [Int] = []
    for index in documentOrder {
      guard let id = drafts[index].serverID else { continue }
      if holders[id] == nil {
        holders[id] = index
        taken.insert(id)
        ids[index] = ContentID(id)
      } else {
        repeated.append(index)
      }
    }
    for index in repeated {
      guard let id = drafts[index].serverID, let holder = holders[id] else { continue }
      let made = free(id, after: 1)
      ids[index] = ContentID(made)
      diagnostics.add(
        at: drafts[index].position,
        Self.duplicate(id, made: made, first: drafts[holder], second: drafts[index])
      )
    }
    var occurrences: [ContentKind: Int] = [:]
    for index in documentOrder where drafts[index].serverID == nil {
      let kind = drafts[index].kind
      let occurrence = (occurrences[kind] ?? 0) + 1
      occurrences[kind] = occurrence
      ids[index] = ContentID(free("\(kind)#\(occurrence)", after: 0))
    }
    return ids
  }

  /// Takes the first of `id`, `id~2`, `id~3` … that is free, leaving out those up to `count`.
  private mutating func free(_ id: String, after count: Int) -> String {
    var number = nextSuffix[id] ?? count + 1
    while true {
      let candidate = number == 1 ? id : "\(id)~\(number)"
      number += 1
      if taken.insert(candidate).inserted {
        nextSuffix[id] = number
        return candidate
      }
    }
  }

  private static func duplicate(
    _ id: String,
    made: String,
    first: ContentComposer.Draft,
    second: ContentComposer.Draft
  ) -> Diagnostic {
    let firstPlace = first.idLocation
    let secondPlace = second.idLocation
    return Diagnostic(
      severity: .warning,
      code: "duplicateID",
      path: second.idPath,
      location: secondPlace,
      message: """
        The id "\(id)" is used twice: at \(first.path) (position \(first.position), line \
        \(firstPlace.line)) and at \(second.path) (position \(second.position), line \
        \(secondPlace.line)), which becomes "\(made)"; send two ids.
        """
    )
  }
}
