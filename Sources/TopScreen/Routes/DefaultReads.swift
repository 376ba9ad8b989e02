/// Which families a route read as defaults when it last made view data, since nothing had filled their slots.
@MainActor
package final class DefaultReads {
  /// The families that were read as defaults.
  package private(set) var families: Set<AnyKeyPath> = []

  func begin() {
    if !families.isEmpty { families = [] }
  }

  func add(_ family: AnyKeyPath) { families.insert(family) }
}
