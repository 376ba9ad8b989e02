/// The change of a content from its slot to an arriving handler.
enum Handover {
  /// The maximum time that the slot stays shown while the handler has not emitted.
  static let longestTime = Duration.milliseconds(500)
  /// The time for which an arriving handler may work before it receives the next step of an interactive content.
  static let stepPause = Duration.milliseconds(5)
}
