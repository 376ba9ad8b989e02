/// The operations that a store core needs of a computed value.
@MainActor
protocol ComputedState: AnyObject {
  /// Asks for a new value at the next reading, if what was read has changed.
  func invalidate()
  /// Notifies observers if the value has changed.
  func announce()
}
