public import ScreenDocument
import StrictJSON

/// A finder of what the outputs of a kind depend on: it changes one input of a recorded response,
/// runs each side again, and records which places of the output change, and whether the effects do.
///
/// Inputs are the values, members and elements of the response, the moment, the time zone, the
/// locale, the responses of other contents of the screen, the user's recorded actions, the same
/// response a second time, and another response before it. A dependence is not found if it needs
/// two changed inputs, or a value that is not tried.
///
/// ```swift
/// let finder = DependenceFinder(lines, of: "coupons", runner: runner)
/// let dependences = finder.find()
/// ```
@MainActor
public final class DependenceFinder {
  /// The maximum number of records that are changed; a response with user actions has two records.
  private static let maximumExaminedRecords = 8
  /// The maximum number of other recorded responses that are tried as the previous response.
  ///
  /// At most as many changed copies of the record's own response are tried too. Each is tried in a
  /// run of its own.
  private static let maximumTriedPreviousResponses = 4
  /// The number of bytes of an input's responses that count as one more run.
  private static let bytesPerExtraRun = 4_096
  /// The number of responses of an input that count as one more run.
  private static let responsesPerExtraRun = 32
  /// The number of changes after which the unchanged record runs again.
  private static let changesBetweenHiddenInputChecks = 16

  private let kind: ContentKind
  private let sides: [ComparedSide]
  private let maximumRuns: Int
  private let runner: any SideRunner
  private let records: [ResponseToVary]
  private var replacementValues = ReplacementValues()
  private var valuesSuggestedByOutputs = RandomReplacementValues()
  private var table = DependenceTable()
  private var examinedPaths = ExaminedPaths()
  /// The number of examined records that at least one side did not refuse.
  private var acceptedRecordCount = 0
  private var runCount = 0
  /// The number of runs, where one with a large input counts as several.
  private var weightedRunCount = 0
  private var endedEarly = false
  private var leavesOutValues = false
  /// Returns the descriptions of the effects that the content has performed in the runner's latest
  /// run; none by default, for a runner that records none.
  package var effectsOfLatestRun: @MainActor () -> [String] = { [] }

  /// Prepares a search for dependences.
  ///
  /// - Parameters:
  ///   - lines: Recorded lines, each with a moment; at most 8 of their responses of the kind, which
  ///     differ most, are changed.
  ///   - kind: The kind whose outputs are examined.
  ///   - sides: The sides that run.
  ///   - maximumRuns: The number of runs after which the search tries no further change; one run is
  ///     a run of one side. A run counts once more for every 32 of its responses, and for every
  ///     4,096 bytes of them.
  ///   - runner: Runs one side.
  public init(
    _ lines: [JournalLine],
    of kind: ContentKind,
    sides: Set<ComparedSide> = Set(ComparedSide.allCases),
    maximumRuns: Int = 100_000,
    runner: any SideRunner
  ) {
    self.kind = kind
    self.sides = ComparedSide.allCases.filter(sides.contains)
    self.maximumRuns = maximumRuns
    self.runner = runner
    let records = lines.flatMap { ResponseToVary.records(in: $0, of: kind) }
    for record in records { replacementValues.add(record.payload) }
    self.records = ResponseToVary.mostDiverse(records, limit: Self.maximumExaminedRecords)
  }

  /// Runs the search; call it once.
  ///
  /// - Parameter shouldContinue: Called before most changes; `false` ends the search early.
  /// - Returns: What each place of the output depends on, as far as the search has come.
  public func find(while shouldContinue: () -> Bool = { true }) -> KindDependences {
    for record in records where !endedEarly { examine(wholeRecord: record, while: shouldContinue) }
    let read = table.influencingInputs
    return KindDependences(
      kind: kind,
      outputs: table.outputDependences(of: sides),
      unreadPaths: examinedPaths.leaves(areTested: true, besides: read),
      untestedPaths: examinedPaths.leaves(areTested: false, besides: read),
      examinedPaths: examinedPaths.all,
      recordCount: acceptedRecordCount,
      runCount: runCount,
      endedEarly: endedEarly,
      exceedsSizeLimits: leavesOutValues || table.leavesOutPlaces
    )
  }

  private func examine(wholeRecord whole: ResponseToVary, while shouldContinue: () -> Bool) {
    let recorded = runSides(on: whole.input, forContent: whole.id)
    guard recorded.values.contains(where: { $0.output != .refused }) else { return }
    acceptedRecordCount += 1
    table.addPlacesAndMarkDifferences(ofRecordedRuns: recorded)
    for case .shown(let tree)? in sides.map({ recorded[$0]?.output }) {
      valuesSuggestedByOutputs.add(output: tree, differingFrom: nil, of: kind)
    }
    replacementValues.numbersShownAsLimits = valuesSuggestedByOutputs.numbersShownAsLimits(of: kind)
    for _ in 0..<2 { checkForHiddenInputs(in: whole, recordedRuns: recorded) }
    for other in whole.otherResponseIndices {
      let response = whole.input.responses[other].payload
      checkForLeftOutValues(of: response, besides: response.places())
    }
    let (record, related) = keepingInfluentialContents(
      of: whole,
      recordedRuns: recorded,
      while: shouldContinue
    )
    let places = record.payload.places()
    checkForLeftOutValues(of: record.payload, besides: places)
    let own = ResponsePath.paths(of: places)
    let attempts = attemptMaker(for: record, own)
    var count = 0
    func run(_ attempt: DependenceAttempt, changing path: ResponsePath? = nil) {
      guard !endedEarly, shouldContinue(), weightedRunCount < maximumRuns else {
        return endedEarly = true
      }
      let isAccepted = runReportingAcceptance(of: attempt, on: record, recordedRuns: recorded)
      if isAccepted, let path {
        examinedPaths.addTest(of: path, by: attempt, in: record.payload)
      }
      count += 1
      if count % Self.changesBetweenHiddenInputChecks == 0 {
        checkForHiddenInputs(in: record, recordedRuns: recorded)
      }
    }
    examinedPaths.add(own, of: record.payload)
    for path in own where !endedEarly {
      for attempt in attempts.changingValues(at: path, ofResponse: record.responseIndex) {
        run(attempt, changing: path)
      }
    }
    let constants = valuesSuggestedByOutputs.numbersShownAsLimits(of: kind).filter {
      !replacementValues.numbersShownAsLimits.contains($0)
    }
    for path in own where !endedEarly {
      for attempt in attempts.settingNumber(nearShownLimits: constants, at: path) {
        run(attempt, changing: path)
      }
    }
    for attempt in attempts.changingContext + attempts.removingAllActions
      + attempts.addingEarlierResponses
    {
      run(attempt)
    }
    for other in related where !endedEarly {
      run(attempts.removingContent(atIndex: other))
      for path in ResponsePath.paths(in: record.input.responses[other].payload)
      where !endedEarly {
        for attempt in attempts.changingValues(at: path, ofResponse: other) { run(attempt) }
      }
    }
    checkForHiddenInputs(in: record, recordedRuns: recorded)
  }

  /// Checks whether a response is so large that some of its values are not changed.
  private func checkForLeftOutValues(of response: JSONTree, besides places: [TreePlace]) {
    if response.containsMoreValues(than: places) { leavesOutValues = true }
  }

  private func attemptMaker(
    for record: ResponseToVary,
    _ paths: [ResponsePath]
  ) -> DependenceAttemptMaker {
    let others = records.map(\.payload).filter { $0 != record.payload }
    let attempts = DependenceAttemptMaker(
      record: record,
      values: replacementValues,
      previousPayloadsToTry: []
    )
    let changed = paths.lazy
      .compactMap {
        attempts.changingValues(at: $0, ofResponse: record.responseIndex).first {
          !$0.removesOrNullsValue
        }
      }
      .map { $0.changedInput.responses[record.responseIndex].payload }
    return DependenceAttemptMaker(
      record: record,
      values: replacementValues,
      previousPayloadsToTry: Array(others.prefix(Self.maximumTriedPreviousResponses))
        + Array(changed.prefix(Self.maximumTriedPreviousResponses))
    )
  }

  /// Removes the other contents that do not influence the output and the effects, so that runs are
  /// short.
  ///
  /// If the output or the effects change after the removal of all these contents together, the
  /// record stays whole. Contents that are not examined, because the search ends early, stay.
  ///
  /// - Returns: The record, and the indices in this record of the other contents that influence the
  ///   output.
  private func keepingInfluentialContents(
    of whole: ResponseToVary,
    recordedRuns recorded: [ComparedSide: SideRun],
    while shouldContinue: () -> Bool
  ) -> (record: ResponseToVary, influentialIndicesInRecord: [Int]) {
    let attempts = DependenceAttemptMaker(
      record: whole,
      values: replacementValues,
      previousPayloadsToTry: []
    )
    let related = whole.otherResponseIndices.filter { other in
      guard !endedEarly, shouldContinue(), weightedRunCount < maximumRuns else {
        endedEarly = true
        return true
      }
      let inputs =
        [attempts.removingContent(atIndex: other).changedInput]
        + attempts.changingAllValues(ofContentAt: other)
      return inputs.contains { runSides(on: $0, forContent: whole.id) != recorded }
    }
    let record = whole.keepingOtherResponses(at: related)
    guard runSides(on: record.input, forContent: record.id) == recorded else {
      return (whole, related)
    }
    return (record, record.otherResponseIndices)
  }

  // MARK: Runs

  /// Runs all sides on an input, and returns the runs for a content.
  private func runSides(
    on input: SearchInput,
    forContent id: ContentID
  ) -> [ComparedSide: SideRun] {
    guard let line = input.line else { return [:] }
    runCount += sides.count
    let bytes = line.responses.reduce(0) { $0 + $1.payload.bytes.count }
    weightedRunCount +=
      sides.count
      * (1 + bytes / Self.bytesPerExtraRun + line.responses.count / Self.responsesPerExtraRun)
    var runs: [ComparedSide: SideRun] = [:]
    for side in sides {
      let output = runner.output(of: id, on: side, of: line)
      runs[side] = SideRun(output: output, effects: effectsOfLatestRun())
    }
    return runs
  }

  /// Runs all sides with a change, and adds what it shows to the table.
  ///
  /// - Returns: Whether every side has run; `false` if a side refuses the record or the change.
  private func runReportingAcceptance(
    of attempt: DependenceAttempt,
    on record: ResponseToVary,
    recordedRuns recorded: [ComparedSide: SideRun]
  ) -> Bool {
    let changed = runSides(on: attempt.changedInput, forContent: record.id)
    var isRefused = changed.isEmpty
    for side in sides {
      guard let before = recorded[side], let after = changed[side] else { continue }
      isRefused = isRefused || before.output == .refused || after.output == .refused
      if case .shown(let tree) = after.output {
        valuesSuggestedByOutputs.add(output: tree, differingFrom: nil, of: kind)
      }
      table.addInput(
        attempt.testedDependence,
        on: side,
        changedPresence: attempt.removesOrNullsValue,
        before: before,
        after: after
      )
    }
    table.addInputValueMakingSidesDiffer(
      attempt.changedInputValue,
      recorded: recorded,
      changed: changed
    )
    return !isRefused
  }

  /// Runs an unchanged record again; a place whose value changes has a hidden input.
  private func checkForHiddenInputs(
    in record: ResponseToVary,
    recordedRuns recorded: [ComparedSide: SideRun]
  ) {
    let again = runSides(on: record.input, forContent: record.id)
    for side in sides {
      guard let before = recorded[side], let after = again[side] else { continue }
      table.addHiddenInput(on: side, before: before, after: after)
    }
  }
}
