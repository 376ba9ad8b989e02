import Foundation
package import Parity
package import TopScreen

extension ContentReplay {
  /// Runs both sides of responses, and of what happens after them, and compares each step.
  ///
  /// Both sides have ``comparisonTime`` for each step, unless the next one comes earlier: then an interactive
  /// content is compared at what it shows when the next one comes, and of other contents the newest response.
  ///
  /// - Parameters:
  ///   - line: The responses in the order of their document, and the steps after them.
  ///   - context: When and where the responses were delivered.
  /// - Returns: One result a response and action, with the number of its step, and what is wrong with those that
  ///   could not be decoded or taken.
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
