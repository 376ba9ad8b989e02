/// Records which families of slots were not filled when one content's route last read them, so that it computed
/// view data from their default values.
@MainActor
package final class UnfilledReads {
  /// The families whose default values the last computation read.
  package private(set) var families: Set<AnyKeyPath> = []

  func begin() {
    if !families.isEmpty { families = [] }
  }

  func add(_ family: AnyKeyPath) { families.insert(family) }
}
