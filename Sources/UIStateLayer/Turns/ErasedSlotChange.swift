/// The change of one slot in a turn that is announced later.
@MainActor
protocol ErasedSlotChange: AnyObject {
  /// Marks the turn as complete: later writes belong to another turn.
  func stopCollectingWrites()
  func announce()
}
