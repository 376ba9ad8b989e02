/// The operations of a computed value that a store core uses.
@MainActor
protocol ComputedState: AnyObject {
  /// Marks the value for recomputation at the next read, if its dependencies have changed.
  func invalidate()
  /// Notifies observers if the value has changed.
  func announce()
}
