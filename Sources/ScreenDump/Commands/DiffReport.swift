import ScreenDocument
package import StrictJSON
package import TopScreen

/// The report of `diff`: the changes between two screens.
package struct DiffReport: DumpReport {
  /// The older screen.
  package let old: DumpedScreen
  /// The newer screen.
  package let new: DumpedScreen
  /// The changes that turn the older screen into the newer one.
  package let difference: StackDifference
  /// Whether the report shows the edits in place that are made one after another.
  ///
  /// If `true`, the text shows the edits and not the changes; the JSON has both.
  package let showsEditSteps: Bool

  /// Compares two screens and creates the report of their changes.
  package init(from old: DumpedScreen, to new: DumpedScreen, showsEditSteps: Bool = false) {
    self.old = old
    self.new = new
    self.showsEditSteps = showsEditSteps
    difference = StackDifference(from: old.composition.items, to: new.composition.items)
    changedContents = ChangedContent.all(in: difference.changes)
    let differing = Set(old.composition.containers)
      .symmetricDifference(new.composition.containers)
    changedContainerIDs = Set(differing.map(\.id.rawValue)).sorted()
  }

  /// The number of contents with each change, in the order of the cases; changes that no content
  /// has are left out.
  var counts: [(change: ChangedContent.Change, count: Int)] {
    ChangedContent.Change.allCases.map { change in
      (change, changedContents.count { $0.changes.contains(change) })
    }
    .filter { $0.count > 0 }
  }

  /// The contents that changed, each once.
  let changedContents: [ChangedContent]

  /// The ids of the pages, spaces and groups that only one of the screens has, or that differ;
  /// sorted.
  let changedContainerIDs: [String]

  /// The number of changes: of the contents, the title and the containers.
  var changeCount: Int {
    changedContents.count + (titleChanged ? 1 : 0) + changedContainerIDs.count
  }

  /// Whether the titles of the two screens differ.
  package var titleChanged: Bool { old.composition.title != new.composition.title }
  /// Whether the title, a container or any content changed.
  package var foundDifference: Bool { changeCount > 0 }
  /// The exit status: 2 if no content of one of the screens could be read; otherwise 1 if the
  /// title, a container or any content changed; otherwise 0.
  package var status: DumpStatus {
    if old.hasNoReadableContent || new.hasNoReadableContent { return .wrongInput }
    return foundDifference ? .difference : .success
  }
  /// Whether the JSON contains the diagnostics: always.
  package var jsonHoldsDiagnostics: Bool { true }
  /// The diagnostics of the older screen, then those that only the newer screen has.
  package var diagnostics: [SourcedDiagnostic] {
    old.diagnostics + new.diagnostics.filter { !old.diagnostics.contains($0) }
  }

  /// The report in the JSON format of `diff`; the member `steps` exists only if ``showsEditSteps``.
  package var json: JSONTree {
    var members = [
      JSONTree.Member(key: "schema", value: .integer(1)),
      JSONTree.Member(key: "titleChanged", value: .bool(titleChanged)),
      JSONTree.Member(
        key: "changes",
        value: .array(difference.changes.map { $0.json(from: old, to: new) })
      ),
      JSONTree.Member(
        key: "changedContainers",
        value: .array(changedContainerIDs.map { .string($0) })
      ),
      JSONTree.Member(key: "diagnostics", value: .array(diagnostics.map(\.json))),
    ]
    if showsEditSteps {
      members.append(JSONTree.Member(key: "steps", value: .array(difference.steps.map(\.json))))
    }
    return .object(members)
  }
}
