import Foundation
package import Parity
package import TopScreen

extension ResponseReplayer {
  /// Delivers a journal line to both sides, and compares each step.
  ///
  /// Both sides have 0.5 virtual seconds for each step and, while a side is still at work, more
  /// time: until the next step, or after the last step at most twice the settling time. If the next
  /// step comes earlier, an interactive content is compared by its output at that time; of any
  /// other content, only the newest response is compared, and the earlier ones are `skipped`.
  ///
  /// - Parameters:
  ///   - line: The responses in the order of their document, and the steps after them.
  ///   - context: The time, time zone and locale of the delivery.
  /// - Returns: One result for each response and action, and the errors of those that could not be
  ///   decoded or were rejected, whose results are `skipped` or `oneSided`. A flip has no result.
  ///   In a line with steps, the results are in the order of the steps, each with its step's
  ///   number. In a line without steps, they have no number; those of the compared responses come
  ///   first.
  package func compare(_ line: JournalLine, in context: ViewDataContext) -> ReplayResults {
    guard !line.steps.isEmpty else { return compare(line.responses, in: context) }
    let run = SteppedReplay(self, in: context)
    run.deliver(line.responses, step: 0)
    for (index, step) in line.steps.enumerated() {
      run.waitAndCompare(seconds: step.secondsSincePreviousStep)
      run.perform(step, number: index + 1)
    }
    return run.compareRestAndFinish()
  }
}
