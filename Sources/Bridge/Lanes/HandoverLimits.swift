/// The time limits for a handover: the change, after a flip, from the shown slot of a content to an
/// arriving handler.
enum HandoverLimits {
  /// The maximum time that the slot stays shown while the handler has not emitted; then the handler
  /// is shown anyway.
  static let maximumWaitForEmission = Duration.milliseconds(500)
  /// The pause after which a handler that was at work is checked again, before it receives the next
  /// step.
  static let pauseBeforeNextStep = Duration.milliseconds(5)
}
