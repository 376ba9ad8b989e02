import Foundation
package import Parity
package import TopScreen

extension ContentReplay {
  /// Runs both sides of responses and of the steps after them, and compares each step.
  ///
  /// Both sides have ``comparisonTime`` for each step. If the next step comes earlier, the output of an
  /// interactive content at that moment is compared; of another content, only the newest response is compared.
  ///
  /// - Parameters:
  ///   - line: The responses in the order of their document, and the steps after them.
  ///   - context: When and where the responses were delivered.
  /// - Returns: One result for each response and action, with the number of its step, and the faults of those
  ///   that could not be decoded or were rejected.
  package func compare(_ line: JournalLine, in context: RouteContext) -> ReplayedResponses {
    guard !line.steps.isEmpty else { return compare(line.responses, in: context) }
    let run = SteppedReplay(self, in: context)
    run.deliver(line.responses, step: 0)
    for (index, step) in line.steps.enumerated() {
      run.wait(seconds: step.seconds)
      run.perform(step, number: index + 1)
    }
    return run.finish()
  }
}
