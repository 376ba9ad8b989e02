import Bridge
import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// Adds to the results of a line what is needed to find causes: the known causes that explain
/// differences, the differences that no known cause explains, and the response.
struct ResultPreparerForCauseSearch {
  private let known: KnownCauses?
  private let expiryCheckMoment: Date
  /// The causes found from the examples that a job has sent to its parent process; `nil` in a
  /// process that is not a job.
  ///
  /// The job does not send an example that cannot change these causes.
  private var causeFinderOfSentExamples: CauseFinder?

  /// Creates an object for the results of one replay or search.
  ///
  /// - Parameters:
  ///   - known: The accepted causes; `nil` if there are none.
  ///   - moment: The moment of the run, which decides which accepted causes have expired.
  ///   - isJob: Whether this process is a job, which sends the results to its parent process.
  init(_ known: KnownCauses? = nil, at moment: Date, isJob: Bool = false) {
    self.known = known
    expiryCheckMoment = moment
    causeFinderOfSentExamples = isJob ? CauseFinder() : nil
  }

  /// Returns a result without the differences that known causes explain, with the targets of its
  /// other differences, and with the response.
  ///
  /// A difference that only an expired known cause explains stays. A result that was not compared,
  /// or whose response is not in the line, is returned as it is. In a job, the response is left out
  /// if it cannot change the causes found so far.
  mutating func preparedResult(
    of result: Parity.ComparisonResult,
    on configuration: KindConfiguration,
    of responses: JournalLineResponses,
    in context: ViewDataContext
  ) -> ReplayedLine.ResponseResult {
    var content = ReplayedLine.ResponseResult(result: result, configuration: configuration)
    guard result.outcome.isCompared,
      let response = responses.newestResponse(of: result.id, upToStep: result.step ?? 0)?.response
    else { return content }
    var cause = ResponseContext(responses.context, step: result.step ?? 0)
    cause.moment = context.now
    cause.timeZone = context.timeZone
    cause.locale = context.locale
    if let known {
      let applied = known.apply(
        to: result,
        response: response.payload,
        in: cause,
        at: expiryCheckMoment
      )
      content = ReplayedLine.ResponseResult(
        result: applied.result,
        configuration: configuration,
        knownCauseIndices: applied.explainingCauses
      )
    }
    content.unexplainedTargets = CauseTarget.targets(of: content.result)
    let explained = CauseTarget.targets(of: result).filter {
      !content.unexplainedTargets.contains($0)
    }
    let example = CauseExample(
      response,
      in: cause,
      differingTargets: content.unexplainedTargets,
      knownCauseTargets: explained
    )
    if causeFinderOfSentExamples?.add(example) ?? true { content.example = example }
    return content
  }
}
