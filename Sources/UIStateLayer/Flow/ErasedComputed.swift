/// The operations of a computed value that a store core uses.
@MainActor
protocol ErasedComputed: AnyObject {
  /// Marks the value for recomputation at the next read, if a part of the state that it was
  /// computed from has changed.
  func invalidateIfReadPartsChanged()
  /// Calls the observers with the value, if it differs from the one they last received.
  func notifyObserversIfChanged()
}
