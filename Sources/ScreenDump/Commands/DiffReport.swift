import ScreenDocument
package import StrictJSON
package import TopScreen

/// The report of `diff`: the changes between two screens.
package struct DiffReport: DumpReport {
  /// The older screen.
  package let old: DumpedScreen
  /// The newer screen.
  package let new: DumpedScreen
  /// The changes that turn the older screen's stack into the newer one's; contents that are data
  /// alone or hidden are not in a stack.
  package let difference: StackDifference
  /// Whether the changes of the stack are also given as edits in place, made one after another.
  ///
  /// If `true`, the text shows the edits instead of the changes, and the JSON has both. HTML shows
  /// the changes only.
  package let showsEditSteps: Bool

  /// Compares two screens and creates the report of their changes.
  package init(from old: DumpedScreen, to new: DumpedScreen, showsEditSteps: Bool = false) {
    self.old = old
    self.new = new
    self.showsEditSteps = showsEditSteps
    difference = StackDifference(from: old.stackContents, to: new.stackContents)
    // No view shows the order of contents that are data alone, so they do not move.
    dataOnlyContentChanges =
      StackDifference(from: old.dataOnlyContents, to: new.dataOnlyContents)
      .changes
      .filter { if case .move = $0 { false } else { true } }
    changedContents =
      ChangedContent.all(in: difference.changes, areDataOnlyContents: false)
      + ChangedContent.all(in: dataOnlyContentChanges, areDataOnlyContents: true)
    changedHiddenContents = ChangedHiddenContent.all(from: old.composition, to: new.composition)
    let differing = Set(old.composition.containers)
      .symmetricDifference(new.composition.containers)
    changedContainerIDs = Set(differing.map(\.id.rawValue)).sorted()
  }

  /// The number of ``changedContents`` with each change, in the order of the cases; changes that no
  /// content has are left out.
  ///
  /// A content with several changes is counted for each of them. Hidden contents are not counted.
  var counts: [(change: ChangedContent.Change, count: Int)] {
    ChangedContent.Change.allCases.map { change in
      (change, changedContents.count { $0.changes.contains(change) })
    }
    .filter { $0.count > 0 }
  }

  /// The contents that changed, each once; those that are data alone follow the others.
  let changedContents: [ChangedContent]

  /// The contents that both screens hide for different reasons, or that one screen hides and the
  /// other does not have.
  let changedHiddenContents: [ChangedHiddenContent]

  /// The changes of the contents that are data alone, without moves, because no view shows their
  /// order.
  private let dataOnlyContentChanges: [StackChange]

  /// Returns a changed content as the older screen has it; `nil` for a new one.
  func oldVersion(of content: ChangedContent) -> DumpedContent? {
    content.oldIndex.map { old.content(at: $0, amongDataOnlyContents: content.isDataOnlyContent) }
  }

  /// Returns a changed content as the newer screen has it; `nil` for one that is gone.
  func newVersion(of content: ChangedContent) -> DumpedContent? {
    content.newIndex.map { new.content(at: $0, amongDataOnlyContents: content.isDataOnlyContent) }
  }

  /// The ids of the pages, spaces and groups that only one of the screens has, or that differ;
  /// sorted.
  let changedContainerIDs: [String]

  /// The number of changed contents, hidden or not, and containers, plus 1 if the title changed; a
  /// content with several changes counts once.
  var changeCount: Int {
    changedContents.count + changedHiddenContents.count + (titleChanged ? 1 : 0)
      + changedContainerIDs.count
  }

  /// Whether the titles of the two screens differ.
  package var titleChanged: Bool { old.composition.title != new.composition.title }
  /// Whether the title, a container or any content changed.
  package var foundDifference: Bool { changeCount > 0 }
  /// The exit status: 2 if no content of one of the screens could be read; otherwise 1 if the
  /// title, a container or any content changed; otherwise 0.
  package var status: DumpStatus {
    if isEitherScreenUnreadable { return .wrongInput }
    return foundDifference ? .difference : .success
  }
  /// Whether no content of one of the screens could be read; equal screens then prove nothing.
  var isEitherScreenUnreadable: Bool { old.hasNoReadableContent || new.hasNoReadableContent }
  /// Whether the JSON contains the diagnostics: always.
  package var jsonHoldsDiagnostics: Bool { true }
  /// The diagnostics of the older screen, then those that only the newer screen has.
  package var diagnostics: [SourcedDiagnostic] {
    let known = Set(old.diagnostics)
    return old.diagnostics + new.diagnostics.filter { !known.contains($0) }
  }

  /// The report in the JSON format of `diff`; the member `steps` exists only if ``showsEditSteps``.
  package var json: JSONTree {
    let (oldContents, newContents) = (old.stackContents, new.stackContents)
    let (oldData, newData) = (old.dataOnlyContents, new.dataOnlyContents)
    var members = [
      JSONTree.Member(key: "schema", value: .integer(1)),
      JSONTree.Member(key: "titleChanged", value: .bool(titleChanged)),
      JSONTree.Member(
        key: "changes",
        value: .array(
          difference.changes.map { $0.json(from: oldContents, to: newContents) }
        )
      ),
      JSONTree.Member(
        key: "changedData",
        value: .array(
          dataOnlyContentChanges.map { $0.json(from: oldData, to: newData) }
        )
      ),
      JSONTree.Member(
        key: "changedHidden",
        value: .array(changedHiddenContents.map(\.json))
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
