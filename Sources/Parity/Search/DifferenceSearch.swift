import Foundation
public import ScreenDocument
import StrictJSON

/// A search for responses on which the two sides of a kind differ; it derives them from recorded
/// ones.
///
/// Each try takes an input from the pool of a kind, which at first contains the recorded responses.
/// It changes one value or several, the moment, the time zone or the locale; or it inserts a part
/// of another input, further responses or flips. The changed input joins the pool if it was
/// compared and reaches something new, unless it changes all values at once (coverage-guided
/// fuzzing; Zalewski, AFL):
///
/// - a cell of a response or of an output;
/// - a pattern of a text of an output;
/// - a pair of cells that influence the same place of an output; or
/// - a sequence of steps.
///
/// The same seed, lines and runner give the same tries.
@MainActor
public final class DifferenceSearch {
  /// One input that was run, and the result.
  public struct Try: Sendable {
    /// The input.
    public let line: JournalLine
    /// The kind for which the try searches a difference.
    public let kind: ContentKind
    /// The result of the runner.
    public let run: SearchRun
    /// Whether the try changed every value of the response at once, so that the outputs do not show
    /// which change matters.
    package let changesAllValues: Bool
    let input: SearchInput
  }

  /// An input of a pool, and the outputs that its run has shown.
  private struct PooledInput {
    let input: SearchInput
    /// The outputs shown for the input; `nil` for a recorded input that was not tried yet,
    /// or whose try was not compared.
    let outputs: [SearchOutput]?
  }

  /// The input of the next try of a kind, and how it was derived.
  private struct NextInput {
    var input: SearchInput
    /// The input from which it was derived; the recorded input itself if it was not changed.
    let parent: PooledInput
    /// The index of the recorded input in the pool; `nil` for a derived input.
    let recordedIndex: Int?
    let changesAllValues: Bool
    /// The removal by which it was derived, if any.
    let removal: RemovalResults.ChangeAtPath?
  }

  /// The maximum number of inputs in a kind's pool.
  ///
  /// In a full pool, a new input replaces a random one, but none of a recorded response.
  private static let maximumPooledInputs = 1_024
  /// The maximum number of recorded responses of a kind that are used.
  package static let maximumRecordedResponses = 512

  /// The maximum number of donor inputs of a kind.
  ///
  /// A change can copy values and responses from a donor input into the changed input.
  private static let maximumDonorInputs = 64

  private var pools: [ContentKind: [PooledInput]] = [:]
  /// The first inputs of each pool, at most 64, from which a change can take values and responses.
  private var donorInputs: [ContentKind: [SearchInput]] = [:]
  private var recordedResponseCounts: [ContentKind: Int] = [:]
  private var features = SearchFeatures()
  private var values: RandomReplacementValues
  private var removalResults = RemovalResults()
  private var pathPairsOfSameOutput = PathPairsInfluencingSameOutput()
  private var random: SearchRandom
  private var kindRotationIndex = 0
  /// The number of tries of each kind so far.
  private var tryCounts: [ContentKind: Int] = [:]
  private var untriedPlannedInputs: [ContentKind: UntriedPlannedInputs] = [:]
  /// The kinds in the order in which they are tried, again and again; those with more paths come
  /// more often.
  private let kindRotation: [ContentKind]
  private let runner: any SearchRunner
  private let settings: SearchVariationSettings

  /// The number of tries so far, including inputs that were too large to run.
  public private(set) var tries = 0
  /// The coverage of the recorded lines and the compared tries, with the steps of both.
  public private(set) var coverage = Coverage()
  /// The coverage of the recorded lines alone, with their steps.
  public private(set) var recordedCoverage = Coverage()

  /// The kinds that are searched, sorted.
  public let kinds: [ContentKind]

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - lines: The recorded lines; the first 512 responses of each kind are used.
  ///   - kinds: The kinds to search; `nil` for all kinds of the lines.
  ///   - related: Returns the kinds whose responses can change the output of a kind; they stay on
  ///     its screen, and all other contents are removed, also from steps.
  ///   - seed: The seed.
  ///   - runner: Runs both sides.
  public convenience init(
    _ lines: [JournalLine],
    kinds: Set<ContentKind>? = nil,
    related: (ContentKind) -> Set<ContentKind> = { _ in [] },
    seed: UInt64,
    runner: any SearchRunner
  ) {
    self.init(lines, kinds, related, seed: seed, SearchVariationSettings(), runner: runner)
  }

  /// Prepares a search with settings.
  package init(
    _ lines: [JournalLine],
    _ kinds: Set<ContentKind>? = nil,
    _ related: (ContentKind) -> Set<ContentKind> = { _ in [] },
    seed: UInt64,
    _ settings: SearchVariationSettings,
    runner: any SearchRunner
  ) {
    self.runner = runner
    self.settings = settings
    values = RandomReplacementValues(settings)
    random = SearchRandom(seed: seed)
    var foundKinds: Set<ContentKind> = []
    for line in lines {
      recordedCoverage.addWithoutSteps(line)
      let wholeInput = SearchInput(line)
      for response in wholeInput.responses {
        values.add(recorded: response.payload, of: response.kind)
        guard kinds?.contains(response.kind) ?? true else { continue }
        foundKinds.insert(response.kind)
        guard recordedResponseCounts[response.kind, default: 0] < Self.maximumRecordedResponses
        else { continue }
        var input = wholeInput
        input.keepOnly(response, andContentsOf: related(response.kind))
        pools[response.kind, default: []].append(PooledInput(input: input, outputs: nil))
        recordedResponseCounts[response.kind, default: 0] += 1
      }
    }
    let kinds = foundKinds.sorted { $0.rawValue < $1.rawValue }
    self.kinds = kinds
    // Steps are not counted here, because tries change the responses before them.
    let withoutSteps = recordedCoverage
    let turnCounts = kinds.map { max(4, min(24, (withoutSteps.paths(of: $0).count + 1) / 2)) }
    kindRotation = (0..<24).flatMap { turn in
      zip(kinds, turnCounts).filter { turn * $1 / 24 != (turn + 1) * $1 / 24 }.map(\.0)
    }
    for line in lines { recordedCoverage.addStepResponses(of: line) }
    coverage = recordedCoverage
  }

  /// Runs the next try.
  ///
  /// Kinds take turns, those with more paths more often. The first tries of a kind are its recorded
  /// inputs, unchanged; the search never ends by itself.
  ///
  /// - Returns: The try; `nil` if there is no recorded response of the kinds.
  public func runNext() -> Try? {
    guard !kindRotation.isEmpty else { return nil }
    let kind = kindRotation[kindRotationIndex % kindRotation.count]
    kindRotationIndex += 1
    guard var next = nextInput(of: kind) else { return nil }
    tries += 1
    guard let line = next.input.makeLine() else { return runNext() }
    let run = runner.run(line)
    if let removal = next.removal {
      removalResults.add(removal, ledToComparison: run.isCompared)
    }
    if run.isCompared { addResult(run, of: next, for: kind) }
    return Try(
      line: line,
      kind: kind,
      run: run,
      changesAllValues: next.changesAllValues,
      input: next.input
    )
  }

  /// Returns the next input of a kind; `nil` if its pool is empty.
  ///
  /// No copy of the pool or of ``values`` outlives the call, so that the result of the try is added
  /// to them in place.
  private func nextInput(of kind: ContentKind) -> NextInput? {
    let round = tryCounts[kind, default: 0]
    tryCounts[kind] = round + 1
    let pool = pools[kind] ?? []
    guard !pool.isEmpty else { return nil }
    if round < recordedResponseCounts[kind, default: 0] {
      return NextInput(
        input: pool[round].input,
        parent: pool[round],
        recordedIndex: round,
        changesAllValues: false,
        removal: nil
      )
    }
    if round % 2 == 0, let planned = nextPlannedInput(of: kind, in: pool) {
      return NextInput(
        input: planned.input,
        parent: pool[0],
        recordedIndex: nil,
        changesAllValues: planned.changesAllValues,
        removal: nil
      )
    }
    let parent = pick(from: pool)
    var change = RandomInputChanger(
      values: values,
      kind: kind,
      donorInputs: donorInputs(of: kind, in: pool),
      removalResults: removalResults,
      settings: settings,
      random: random
    )
    let input = change.changed(parent.input)
    random = change.random
    return NextInput(
      input: input,
      parent: parent,
      recordedIndex: nil,
      changesAllValues: false,
      removal: change.lastRemoval
    )
  }

  /// Returns the next planned input, which changes the first recorded response; `nil` if none is
  /// left.
  private func nextPlannedInput(
    of kind: ContentKind,
    in pool: [PooledInput]
  ) -> PlannedSearchInput? {
    let limits = values.numbersShownAsLimits(of: kind)
    var untried =
      untriedPlannedInputs[kind]
      ?? UntriedPlannedInputs(from: pool[0].input, of: kind, shownLimits: limits, settings)
    defer { untriedPlannedInputs[kind] = untried }
    return untried.next(shownLimits: limits)
  }

  /// Returns the first inputs of the kind's pool, at most 64, and stores them for the next call.
  private func donorInputs(of kind: ContentKind, in pool: [PooledInput]) -> [SearchInput] {
    if let known = donorInputs[kind], known.count == min(pool.count, Self.maximumDonorInputs) {
      return known
    }
    let first = pool.prefix(Self.maximumDonorInputs).map(\.input)
    donorInputs[kind] = first
    return first
  }

  /// Returns a random input of a pool; the first 512, which begin with the recorded ones, and the
  /// last 32 are more likely.
  private func pick(from pool: [PooledInput]) -> PooledInput {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let count = min(pool.count, 32)
      return pool[pool.count - 1 - Int.random(in: 0..<count, using: &random)]
    case 1:
      let count = min(pool.count, Self.maximumRecordedResponses)
      return pool[Int.random(in: 0..<count, using: &random)]
    default: return pool[Int.random(in: 0..<pool.count, using: &random)]
    }
  }

  private func addResult(_ run: SearchRun, of next: NextInput, for kind: ContentKind) {
    let (input, parent) = (next.input, next.parent)
    let known = parent.outputs == nil ? nil : parent.input
    var new = addFeaturesAndCoverage(of: input, differingFrom: known)
    var outputs: [SearchOutput] = []
    for (index, output) in run.lastShownOutputs.enumerated() {
      let base = parent.outputs?[output.kind, near: index]
      // The equal parts of two outputs are then compared at once, and stored once.
      let value = base.map { output.value.sharingStorage(with: $0) } ?? output.value
      outputs.append(SearchOutput(kind: output.kind, value: value))
      values.add(output: value, differingFrom: base, of: output.kind)
      new += features.insert(
        value,
        differingFrom: base,
        isOutput: true,
        kind: output.kind,
        at: nil
      )
    }
    if let own = input.responses.first(where: { $0.kind == kind })?.payload {
      let before = parent.input.responses.first { $0.kind == kind }?.payload
      let shown = parent.outputs?.last { $0.kind == kind }?.value
      if let before, let shown, let now = outputs.last(where: { $0.kind == kind })?.value {
        pathPairsOfSameOutput.learnFromChange(
          response: before,
          changedTo: own,
          output: shown,
          changedTo: now,
          of: kind
        )
      }
      new += features.insert(pathPairsOfSameOutput.cellPairHashes(of: own, ofKind: kind))
    }
    let pooled = PooledInput(input: input, outputs: outputs)
    if let recorded = next.recordedIndex {
      pools[kind]?[recorded] = pooled
      if recorded < Self.maximumDonorInputs { donorInputs[kind] = nil }
    } else if new > 0, !next.changesAllValues {
      addToPool(pooled, of: kind)
    }
  }

  /// Adds an input to the coverage, and to the features that inputs have reached: cells and
  /// sequences of steps.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - base: The input from which it was derived, so that the function reads only the responses
  ///     that differ from it; `nil` if the features of this earlier input were not added.
  /// - Returns: The number of features that no earlier input has reached.
  private func addFeaturesAndCoverage(
    of input: SearchInput,
    differingFrom base: SearchInput?
  ) -> Int {
    let moment = input.context.moment
    // The cells of dates depend on the moment.
    let others = base?.context.moment == moment ? base?.responses ?? [] : []
    var new = features.insert(SearchFeatures.featureHash(ofStepsOf: input)) ? 1 : 0
    if base?.context != input.context { coverage.add(input.context) }
    for (index, response) in input.responses.enumerated() {
      let other = others.indices.contains(index) ? others[index] : nil
      let same = other.flatMap { $0.kind == response.kind ? $0 : nil }
      new += features.insert(
        response.payload,
        differingFrom: same?.payload,
        isOutput: false,
        kind: response.kind,
        at: moment
      )
      guard let written = response.cachedJSONPayload else { continue }
      if let before = same?.cachedJSONPayload {
        coverage.add(written, differingFrom: before, of: response.kind, at: moment)
      } else {
        coverage.add(written, of: response.kind, at: moment)
      }
    }
    coverage.addStepResponses(of: input, differingFrom: base)
    return new
  }

  private func addToPool(_ input: PooledInput, of kind: ContentKind) {
    let count = pools[kind]?.count ?? 0
    guard count >= Self.maximumPooledInputs else {
      pools[kind]?.append(input)
      return
    }
    let first = min(recordedResponseCounts[kind, default: 0], count - 1)
    let replaced = Int.random(in: first..<count, using: &random)
    pools[kind]?[replaced] = input
    if replaced < Self.maximumDonorInputs { donorInputs[kind] = nil }
  }
}

extension [SearchOutput] {
  /// The output at an index if it is of a kind, otherwise the first output of the kind; `nil` if
  /// there is none.
  fileprivate subscript(kind: ContentKind, near index: Int) -> JSONTree? {
    if indices.contains(index), self[index].kind == kind { return self[index].value }
    return first { $0.kind == kind }?.value
  }
}
