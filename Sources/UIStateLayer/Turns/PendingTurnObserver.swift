/// An observer that is called once a turn.
@MainActor
protocol PendingTurnObserver: AnyObject {
  /// Asks for a call when the turn has been announced; asking again in the same turn does nothing.
  func slotChanged(in queue: TurnQueue)
  func takeTurn()
}
