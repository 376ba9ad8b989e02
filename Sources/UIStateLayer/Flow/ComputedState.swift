/// A computed value, as the core it reads from knows it.
@MainActor
protocol ComputedState: AnyObject {
  /// Asks for a new value at the next reading, if what was read has changed.
  func invalidate()
  /// Tells observers, if the value has changed.
  func announce()
}
