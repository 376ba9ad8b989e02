/// Records which families of slots were not filled when one content's route last read them, so that
/// it computed view data from their default values.
///
/// Reads through `readingSlots:`, which also receive the phase, are not recorded.
@MainActor
package final class UnfilledReads {
  /// The families whose default values the last computation read, apart from reads with phases.
  package private(set) var families: Set<AnyKeyPath> = []

  /// Empties the record; called before each computation.
  func removeAll() {
    if !families.isEmpty { families = [] }
  }

  /// Records a family whose default value is read.
  func add(_ family: AnyKeyPath) { families.insert(family) }
}
