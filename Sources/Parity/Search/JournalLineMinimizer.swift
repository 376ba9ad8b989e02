import ScreenDocument
import StrictJSON

/// A minimizer that shrinks a journal line while the line keeps a property: it removes steps, then
/// responses, and then shrinks each payload.
package struct JournalLineMinimizer {
  /// The maximum number of runs of ``hasProperty``, in all calls of ``minimize(_:)`` together.
  ///
  /// After it, no more steps and responses are removed, but each remaining payload still gets one
  /// run.
  private static let maximumTrials = 3_000

  private var trialCount = 0
  private let hasProperty: (JournalLine) -> Bool

  /// Creates a minimizer.
  ///
  /// - Parameter hasProperty: Returns whether a line has the property; must give the same answer
  ///   for the same line.
  package init(while hasProperty: @escaping (JournalLine) -> Bool) {
    self.hasProperty = hasProperty
  }

  /// Shrinks a line while it keeps the property of ``init(while:)``.
  ///
  /// - Parameter line: The line to shrink.
  /// - Returns: A line that has the property and is no larger; `line` itself if `line` does not
  ///   have the property, or if earlier calls have used up the 3,000 runs.
  package mutating func minimize(_ line: JournalLine) -> JournalLine {
    var best = SearchInput(line)
    guard passesTrial(best) else { return line }
    removeUnneededSteps(from: &best)
    removeUnneededResponses(from: &best)
    for index in best.responses.indices {
      best.responses[index].payload = minimizePayload(best.responses[index].payload) {
        var input = best
        input.responses[index].payload = $0
        return input
      }
    }
    for index in best.steps.indices {
      guard case .responses(let responses) = best.steps[index].event else { continue }
      for number in responses.indices {
        var changed = responses
        changed[number].payload = minimizePayload(responses[number].payload) {
          var input = best
          changed[number].payload = $0
          input.steps[index].event = .responses(changed)
          return input
        }
        best.steps[index].event = .responses(changed)
      }
    }
    return best.line ?? line
  }

  private mutating func minimizePayload(
    _ tree: JSONTree,
    in inputWithPayload: @escaping (JSONTree) -> SearchInput
  ) -> JSONTree {
    let hasProperty = hasProperty
    var minimizer = TreeMinimizer(maximumTrials: max(1, Self.maximumTrials - trialCount)) { tree in
      inputWithPayload(tree).line.map(hasProperty) ?? false
    }
    let smallest = minimizer.minimize(tree)
    trialCount += minimizer.trialCount
    return smallest
  }

  private mutating func passesTrial(_ input: SearchInput) -> Bool {
    trialCount += 1
    return trialCount <= Self.maximumTrials && input.line.map(hasProperty) ?? false
  }

  private mutating func removeUnneededSteps(from best: inout SearchInput) {
    for index in best.steps.indices.reversed() {
      var shorter = best
      shorter.steps.remove(at: index)
      if passesTrial(shorter) { best = shorter }
    }
  }

  private mutating func removeUnneededResponses(from best: inout SearchInput) {
    for index in best.responses.indices.reversed() where best.responses.count > 1 {
      var shorter = best
      shorter.responses.remove(at: index)
      if passesTrial(shorter) { best = shorter }
    }
  }
}
