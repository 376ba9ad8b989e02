import Parity
import ScreenDocument

extension JournalLine {
  /// Returns the index of the last step that delivers a response of a content; `nil` if none does.
  func indexOfLastStep(deliveringResponseOf content: ContentID) -> Int? {
    steps.lastIndex { step in
      if case .responses(let responses) = step.event {
        responses.contains { $0.id == content }
      } else {
        false
      }
    }
  }

  /// Returns the line without the responses and actions of a content; `nil` if no other content has
  /// a response at its start.
  func removingContent(_ content: ContentID) -> JournalLine? {
    let others = responses.filter { $0.id != content }
    guard !others.isEmpty else { return nil }
    let otherSteps = steps.map { step -> JournalStep in
      switch step.event {
      case .responses(let responses):
        JournalStep(
          after: step.secondsSincePreviousStep,
          .responses(responses.filter { $0.id != content })
        )
      case .action, .flip: step
      }
    }
    return JournalLine(context: context, responses: others, steps: otherSteps)
  }
}
