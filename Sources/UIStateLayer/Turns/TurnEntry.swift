/// The change of one slot, waiting to be announced.
@MainActor
protocol TurnEntry: AnyObject {
  /// Notes that the turn is complete: later writes belong to another.
  func close()
  func announce()
}
