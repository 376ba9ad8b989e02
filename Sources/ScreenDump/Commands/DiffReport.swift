package import ScreenDocument
package import TopScreen

/// The changes between two screens, to be written.
package struct DiffReport: DumpReport {
  /// The older screen.
  package let old: DumpedScreen
  /// The newer screen.
  package let new: DumpedScreen
  /// The changes from one to the other.
  package let difference: StackDifference

  /// Compares two screens.
  package init(from old: DumpedScreen, to new: DumpedScreen) {
    self.old = old
    self.new = new
    difference = StackDifference(from: old.composition.items, to: new.composition.items)
  }

  /// Whether the title is another.
  package var titleChanged: Bool { old.composition.title != new.composition.title }
  /// Whether anything changed.
  package var showsDifference: Bool { titleChanged || !difference.changes.isEmpty }
  /// What was wrong with both screens, the older first.
  package var diagnostics: [SourcedDiagnostic] {
    old.diagnostics + new.diagnostics.filter { !old.diagnostics.contains($0) }
  }

  /// The difference by the contract of `diff`, every key present.
  package var json: JSONTree {
    .object([
      "schema": .integer(1),
      "titleChanged": .bool(titleChanged),
      "changes": .array(
        difference.changes.map { change in
          .object([
            "change": .string(change.name),
            "id": .string(change.id.rawValue),
            "from": .integer(change.from),
            "to": .integer(change.to),
          ])
        }
      ),
    ])
  }
}
