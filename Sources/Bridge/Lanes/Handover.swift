/// A content's change from its slot to a handler that arrives.
enum Handover {
  /// How long the slot stays shown while the handler has not emitted.
  static let longestTime = Duration.milliseconds(500)
}
