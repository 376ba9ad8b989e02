package import ScreenDocument

extension JournalLine {
  /// The responses of the line and of all its steps, in their order.
  package var allResponses: [ResponseData] { responses + steps.flatMap(\.responses) }

  /// Returns the newest response of a content up to a step; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - content: The content's identity on its screen.
  ///   - lastStep: The number of the last step that is searched; 0 for the line's responses alone.
  /// - Returns: The response, and the number of the step that delivers it, 0 for the line's
  ///   responses.
  package func newestResponse(
    of content: ContentID,
    upToStep lastStep: Int
  ) -> (response: ResponseData, step: Int)? {
    for number in (0...steps.count).prefix(max(0, lastStep) + 1).reversed() {
      let delivered = number == 0 ? responses : steps[number - 1].responses
      if let response = delivered.first(where: { $0.id == content }) { return (response, number) }
    }
    return nil
  }
}
