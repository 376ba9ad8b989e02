package import ScreenDocument

extension JournalLine {
  /// The responses of the line and of all its steps, in their order.
  package var allResponses: [ResponseData] { responses + steps.flatMap(\.responses) }
}
