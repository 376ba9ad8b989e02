import ScreenDocument
package import StrictJSON
package import TopScreen

/// The report of `diff`: the changes between two screens.
package struct DiffReport: DumpReport {
  /// The older screen.
  package let old: DumpedScreen
  /// The newer screen.
  package let new: DumpedScreen
  /// The changes from one to the other.
  package let difference: StackDifference
  /// Whether the changes are also reported as edits in place.
  package let showsSteps: Bool

  /// Compares two screens.
  package init(from old: DumpedScreen, to new: DumpedScreen, showsSteps: Bool = false) {
    self.old = old
    self.new = new
    self.showsSteps = showsSteps
    difference = StackDifference(from: old.composition.items, to: new.composition.items)
    entries = DiffEntry.entries(of: difference.changes)
  }

  /// How many contents changed in each way, each count with its words; none for ways without
  /// contents.
  var counts: [(change: DiffEntry.Change, count: Int)] {
    DiffEntry.Change.allCases.map { change in
      (change, entries.count { $0.changes.contains(change) })
    }
    .filter { $0.count > 0 }
  }

  /// The changes by content.
  let entries: [DiffEntry]

  /// Whether the titles differ.
  package var titleChanged: Bool { old.composition.title != new.composition.title }
  /// Whether the title or any content changed.
  package var showsDifference: Bool { titleChanged || !difference.changes.isEmpty }
  /// 2 if no content of a screen could be read; otherwise 1 if anything changed.
  package var status: DumpStatus {
    if old.isUnreadable || new.isUnreadable { return .wrongInput }
    return showsDifference ? .difference : .success
  }
  /// The diagnostics of both screens, the older first.
  package var diagnostics: [SourcedDiagnostic] {
    old.diagnostics + new.diagnostics.filter { !old.diagnostics.contains($0) }
  }

  /// The report in the JSON format of `diff`, with every key; with edits in place if requested.
  package var json: JSONTree {
    var members = [
      JSONTree.Member(key: "schema", value: .integer(1)),
      JSONTree.Member(key: "titleChanged", value: .bool(titleChanged)),
      JSONTree.Member(key: "changes", value: .array(difference.changes.map(\.json))),
    ]
    if showsSteps {
      members.append(JSONTree.Member(key: "steps", value: .array(difference.steps.map(\.json))))
    }
    return .object(members)
  }
}
