import Parity
import ScreenDocument

/// The context and the responses of a journal's line; a response is found by its content without a
/// search through the others.
struct IndexedJournalLine {
  let context: JournalContext
  /// The responses at the line's start, then those of each step.
  private let responsesOfEachStep: [[ContentID: ResponseData]]

  /// Indexes the responses of a line.
  ///
  /// - Complexity: O(n) in the number of responses and steps.
  init(_ line: JournalLine) {
    context = line.context
    var delivered = [line.responses]
    for step in line.steps {
      if case .responses(let responses) = step.event {
        delivered.append(responses)
      } else {
        delivered.append([])
      }
    }
    responsesOfEachStep = delivered.map { responses in
      Dictionary(responses.map { ($0.id, $0) }) { first, _ in first }
    }
  }

  /// Returns the newest response of a content up to a step; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - content: The content's identity on its screen.
  ///   - lastStep: The number of the last step that is searched; 0 for the line's start alone.
  /// - Returns: The response.
  /// - Complexity: O(n) in the number of steps.
  func newestResponse(of content: ContentID, upToStep lastStep: Int) -> ResponseData? {
    for responses in responsesOfEachStep.prefix(max(0, lastStep) + 1).reversed() {
      if let response = responses[content] { return response }
    }
    return nil
  }
}
