/// The change of a content from its slot to an arriving handler.
enum Handover {
  /// The maximum time that the slot stays shown while the handler has not emitted.
  static let longestTime = Duration.milliseconds(500)
  /// How long an arriving handler that is at work has before it may get the next step.
  static let stepPause = Duration.milliseconds(5)
}
