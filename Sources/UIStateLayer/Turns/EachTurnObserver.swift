/// An observer of several slots, which is called once after each turn that changed any of them.
@MainActor
protocol EachTurnObserver: AnyObject {
  /// Requests a call after the turn was announced; a repeated request in the same turn is ignored.
  func requestCallAfterTurn(in queue: AnnouncementQueue)
  /// Called once after all slot observers were called for the turn.
  func deliverTurn()
}
