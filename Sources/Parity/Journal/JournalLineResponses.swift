package import ScreenDocument

/// The responses of a journal line and their context; a response is found by its content and a step
/// without a search through the others.
package struct JournalLineResponses {
  package let context: JournalContext
  /// The responses at the line's start, then those of each step.
  private let responsesOfEachStep: [[ContentID: ResponseData]]

  /// Indexes the responses of a line by step and content.
  ///
  /// - Complexity: O(n) in the number of responses and steps.
  package init(_ line: JournalLine) {
    context = line.context
    responsesOfEachStep = ([line.responses] + line.steps.map(\.responses)).map { responses in
      Dictionary(responses.map { ($0.id, $0) }) { first, _ in first }
    }
  }

  /// Returns the newest response of a content up to a step; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - content: The content's identity on its screen.
  ///   - lastStep: The number of the last step that is searched; 0 for the line's start alone.
  /// - Returns: The response, and the number of the step that delivers it, 0 for the line's start.
  /// - Complexity: O(n) in the number of steps.
  package func newestResponse(
    of content: ContentID,
    upToStep lastStep: Int
  ) -> (response: ResponseData, step: Int)? {
    for step in responsesOfEachStep.indices.prefix(max(0, lastStep) + 1).reversed() {
      if let response = responsesOfEachStep[step][content] { return (response, step) }
    }
    return nil
  }
}
