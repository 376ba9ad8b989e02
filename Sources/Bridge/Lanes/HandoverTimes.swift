/// The maximum wait and the pause of a handover: the change, after a flip, from the shown slot of a
/// content to an arriving handler.
enum HandoverTimes {
  /// The maximum time that the slot stays shown after the flip while the handler has not emitted,
  /// 500 ms; then the handler is shown anyway.
  static let maximumWaitForEmission = Duration.milliseconds(500)
  /// The pause after which a handler that was at work is checked again, before it receives the next
  /// step: 5 ms.
  static let pauseWhileHandlerIsBusy = Duration.milliseconds(5)
}
