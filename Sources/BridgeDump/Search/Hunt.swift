import Bridge
import Foundation
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import TopScreen

/// Runs the tries of a search for differences, and groups the differing inputs by cause.
@MainActor
final class Hunt {
  /// The maximum number of inputs that are kept for each target (kind, path and aspect of a
  /// difference); the example of a cause is chosen from them.
  ///
  /// It is also the maximum number of `differingInputsWithEveryValueChanged`.
  private static let maximumKeptInputsPerTarget = 32
  /// The number of causes, the first ones, for which a smallest example is searched.
  private static let maximumSavedExamples = 20

  private let search: DifferenceSearch
  private let runner: any SearchRunner
  private let sides: SidesOfKinds
  private let defaultContext: ViewDataContext
  private var resultPreparerForCauseSearch: ResultPreparerForCauseSearch
  private var causeFinder = CauseFinder()
  private var differingInputsByTarget: [CauseTarget: [(line: JournalLine, example: CauseExample)]] =
    [:]
  /// The first inputs on which the sides differ and in which the search changed every value of a
  /// response.
  ///
  /// These inputs do not show which value causes the difference. An input is therefore used only if
  /// one of its targets has no input in `differingInputsByTarget`.
  private var differingInputsWithEveryValueChanged:
    [(line: JournalLine, example: CauseExample, targets: [CauseTarget])] = []

  private(set) var comparedTryCount = 0
  private(set) var differingTryCount = 0
  /// The number of tries in which known causes explain differences, so that these are ignored.
  private(set) var tryCountWithIgnoredDifferences = 0
  /// The number of results in which a known cause, also an expired one, explains a difference, by
  /// the index of the cause.
  private(set) var responseCountOfKnownCauseIndex: [Int: Int] = [:]
  /// The kinds of the responses that were not compared, and the reasons, in the tries without steps
  /// before the first try with a comparison.
  private(set) var uncheckedBeforeFirstComparison = UncheckedKinds()
  /// The kinds of which a response was compared.
  private(set) var comparedKinds: Set<ContentKind> = []
  /// The first reason why a response of a kind was not compared, in the tries without steps before
  /// the first comparison of this kind; only for the kinds that are searched.
  private(set) var uncheckedReasonOfKind: [ContentKind: UncheckedReason] = [:]
  var tryCount: Int { search.tries }

  init(
    _ search: DifferenceSearch,
    runner: any SearchRunner,
    sides: SidesOfKinds,
    defaultContext: ViewDataContext,
    _ known: KnownCauses?
  ) {
    self.search = search
    self.runner = runner
    self.sides = sides
    self.defaultContext = defaultContext
    resultPreparerForCauseSearch = ResultPreparerForCauseSearch(known, at: defaultContext.now)
  }

  /// Runs the next try, and keeps its input if the sides differ.
  ///
  /// - Returns: Whether there was a next try; false if the search has no more inputs.
  func runNextTry() -> Bool {
    guard let found = search.runNext() else { return false }
    if found.run.isCompared { comparedTryCount += 1 }
    let contents = responseResults(of: found.run, found.line)
    countKnownCauses(of: contents, in: found.run)
    for result in found.run.results where result.outcome.isCompared {
      comparedKinds.insert(result.kind)
    }
    if found.line.steps.isEmpty { addUncheckedKinds(of: found.run) }
    var differs = false
    for content in contents {
      guard let example = content.example else { continue }
      let targets = Array(content.unexplainedTargets)
      differs = differs || !targets.isEmpty
      guard found.changesAllValues else {
        keepInput(found.line, example, for: targets)
        continue
      }
      if !targets.isEmpty,
        differingInputsWithEveryValueChanged.count < Self.maximumKeptInputsPerTarget
      {
        differingInputsWithEveryValueChanged.append((found.line, example, targets))
      }
    }
    if differs { differingTryCount += 1 }
    return true
  }

  private func countKnownCauses(
    of contents: [ReplayedLine.ResponseResult],
    in run: SearchRun
  ) {
    for index in contents.flatMap(\.knownCauseIndices) {
      responseCountOfKnownCauseIndex[index, default: 0] += 1
    }
    // The rules of the sides may have ignored differences before.
    let isAnyIgnored = zip(run.results, contents).contains { before, after in
      after.result.ignoredCount > before.ignoredCount
    }
    if isAnyIgnored { tryCountWithIgnoredDifferences += 1 }
  }

  /// Adds the responses of a try without steps that were not compared.
  private func addUncheckedKinds(of run: SearchRun) {
    for result in run.results
    where !result.outcome.isCompared && !comparedKinds.contains(result.kind) {
      // Without steps, a skipped response has a reason, unless it could not be decoded.
      let reason = sides.uncheckedReason(
        of: result.kind,
        on: nil,
        isResponseUnreadable: result.skipReason == nil
      )
      if comparedTryCount == 0 { uncheckedBeforeFirstComparison.add(result.kind, reason) }
      guard search.kinds.contains(result.kind), uncheckedReasonOfKind[result.kind] == nil else {
        continue
      }
      uncheckedReasonOfKind[result.kind] = reason
    }
  }

  private func keepInput(_ line: JournalLine, _ example: CauseExample, for targets: [CauseTarget]) {
    causeFinder.add(example)
    for target in targets
    where differingInputsByTarget[target, default: []].count < Self.maximumKeptInputsPerTarget {
      differingInputsByTarget[target, default: []].append((line, example))
    }
  }

  private func responseResults(
    of run: SearchRun,
    _ line: JournalLine
  ) -> [ReplayedLine.ResponseResult] {
    let context = defaultContext.overridden(by: line.context)
    let responses = JournalLineResponses(line)
    return run.results.map {
      resultPreparerForCauseSearch.preparedResult(of: $0, on: .unknown, of: responses, in: context)
    }
  }

  /// Finds the causes of the differences; shrinks an example of each of the first
  /// ``maximumSavedExamples`` causes.
  ///
  /// - Parameters:
  ///   - folder: The folder for the examples; `nil` for the current one.
  ///   - inputs: The paths of the files that the command reads, which no example replaces.
  ///   - progress: Shows the progress.
  /// - Returns: The causes, each with its example.
  func findCauses(
    savingExamplesIn folder: String?,
    keeping inputs: [String],
    _ progress: DumpProgress
  ) -> [FoundCause] {
    for (line, example, targets) in differingInputsWithEveryValueChanged
    where targets.contains(where: { differingInputsByTarget[$0] == nil }) {
      keepInput(line, example, for: targets)
    }
    differingInputsWithEveryValueChanged = []
    var foundCauses: [FoundCause] = []
    let causes = causeFinder.causes
    for (index, cause) in causes.enumerated() {
      guard foundCauses.count < Self.maximumSavedExamples else {
        foundCauses.append(FoundCause(cause: cause, smallestExampleJournal: nil))
        continue
      }
      progress.show(index, of: causes.count, "causes")
      let found = differingInputsByTarget[cause.target] ?? []
      let holds = { (example: CauseExample) in cause.condition?.holds(for: example) ?? true }
      guard let line = (found.first { holds($0.example) } ?? found.first)?.line else {
        foundCauses.append(FoundCause(cause: cause, smallestExampleJournal: nil))
        continue
      }
      var minimizer = JournalLineMinimizer { [self] line in stillShows(cause, in: line) }
      let smallest = minimizer.minimize(line)
      let path = ExampleFileNaming.journal.path(
        for: cause.target.kind,
        in: folder,
        besides: foundCauses.compactMap(\.smallestExampleJournal?.path),
        keeping: inputs
      )
      let text = String(decoding: smallest.text(redactedBy: JournalRedaction()), as: UTF8.self)
      foundCauses.append(
        FoundCause(cause: cause, smallestExampleJournal: DumpFile(path: path, text: text))
      )
    }
    return foundCauses
  }

  private func stillShows(_ cause: Cause, in line: JournalLine) -> Bool {
    responseResults(of: runner.run(line), line).contains { content in
      guard content.unexplainedTargets.contains(cause.target) else { return false }
      guard let condition = cause.condition, let example = content.example else { return true }
      return condition.holds(for: example)
    }
  }
}

/// A cause of differences, and the journal of its smallest example, if it has one.
struct FoundCause {
  let cause: Cause
  /// The journal with the smallest example; `nil` if none was found, and for each cause after the
  /// first 20.
  let smallestExampleJournal: DumpFile?
}
