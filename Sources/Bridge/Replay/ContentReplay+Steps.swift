import Foundation
package import Parity
package import TopScreen

extension ContentReplay {
  /// Delivers a journal line to both sides, and compares each step.
  ///
  /// Both sides have ``secondsBeforeComparison`` virtual seconds for each step. If the next step
  /// comes earlier, an interactive content is compared by its output at that time; of any other
  /// content, only the newest response is compared.
  ///
  /// - Parameters:
  ///   - line: The responses in the order of their document, and the steps after them.
  ///   - context: The time, time zone and locale of the delivery.
  /// - Returns: One result for each response and action, in their order, with the number of its
  ///   step (none for a line without steps), and the errors of responses and actions that could not
  ///   be decoded or were rejected. A flip has no result.
  package func compare(_ line: JournalLine, in context: RouteContext) -> ReplayResults {
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
