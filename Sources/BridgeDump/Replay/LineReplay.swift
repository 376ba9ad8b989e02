import Bridge
import Foundation
import JSONLogic
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import TopScreen

/// Replays the lines of a journal independently of one another.
@MainActor
final class LineReplay<UIState: AnyObject> {
  private let replayer: ResponseReplayer<UIState>
  private let kindsWithBothSides: Set<ContentKind>
  private let stages: StageFlags
  /// The moment, time zone and locale; each of them applies to lines without their own.
  private let defaultContext: ViewDataContext
  /// The user and the attributes; those of a line replace them one by one.
  private let defaultEvaluationContext: EvaluationContext
  private let sample: ReplaySample
  /// Whether lines and responses are hashed, which only a ledger needs.
  private let hashesLinesAndResponses: Bool
  /// Whether each line gets a result of its own in the output, which repeats the line's key.
  private let reportsEachLineResult: Bool
  private var reader = JournalReader()
  private var resultPreparerForCauseSearch: ResultPreparerForCauseSearch
  /// The coverage of the lines replayed since the last call of ``takeCoverage()``; `nil` if it is
  /// not collected.
  private var coverage: Coverage?

  init(
    _ composer: BridgedComposer<UIState>,
    stages: StageFlags,
    context: (ViewDataContext, EvaluationContext),
    sample: ReplaySample,
    hashesLinesAndResponses: Bool,
    reportsEachLineResult: Bool = false,
    measuresLatency: Bool = false,
    collectsCoverage: Bool = false,
    resultPreparerForCauseSearch: ResultPreparerForCauseSearch
  ) {
    self.resultPreparerForCauseSearch = resultPreparerForCauseSearch
    coverage = collectsCoverage ? Coverage() : nil
    replayer = composer.makeReplayer(
      on: stages,
      measuresLatency: measuresLatency,
      hashesResponses: hashesLinesAndResponses
    )
    kindsWithBothSides = composer.sides.kindsWithBothSides
    self.hashesLinesAndResponses = hashesLinesAndResponses
    self.reportsEachLineResult = reportsEachLineResult
    self.stages = stages
    (defaultContext, defaultEvaluationContext) = context
    self.sample = sample
  }

  /// Returns the coverage of the lines that were replayed since the last call, or since the start;
  /// `nil` if it is not collected.
  func takeCoverage() -> Coverage? {
    defer { if coverage != nil { coverage = Coverage() } }
    return coverage
  }

  /// Replays one line, and returns its result; a line that is invalid or not in the sample is not
  /// replayed, but has a result too.
  func replayLine(_ line: JournalLineSplitter.Line) -> ReplayedLine {
    var hash: UInt64 = 0
    if hashesLinesAndResponses, case .text(let bytes, _, _) = line {
      hash = ReadLinesFingerprint.hash(of: bytes)
    }
    let (fate, key) = replayIfSampledAndValid(line)
    return ReplayedLine(number: line.number, hash: hash, key: key, fate: fate)
  }

  private func replayIfSampledAndValid(
    _ line: JournalLineSplitter.Line
  ) -> (ReplayedLine.Fate, key: JSONTree?) {
    guard sample.contains(line) else { return (.sampledOut, reportedKey(ofSkippedLine: line)) }
    switch JournalLineOrDiagnostic(line, &reader) {
    case .line(let read):
      coverage?.add(read)
      return (
        fateAfterReplaying(read, number: line.number),
        reportsEachLineResult ? read.correlationKey : nil
      )
    case .invalid(let diagnostic): return (.invalid(diagnostic), reportedKey(ofSkippedLine: line))
    }
  }

  /// Returns the member `key` of a line that is not replayed; `nil` if it has none that can be
  /// read, or if the output has no result for each line.
  private func reportedKey(ofSkippedLine line: JournalLineSplitter.Line) -> JSONTree? {
    guard reportsEachLineResult, case .text(let bytes, _, _) = line else { return nil }
    return JournalReader.correlationKey(ofLine: bytes)
  }

  private func fateAfterReplaying(_ line: JournalLine, number: Int) -> ReplayedLine.Fate {
    let context = defaultContext.overridden(by: line.context)
    stages.context = evaluationContext(of: line.context)
    let replayed = replayer.compare(line, in: context)
    let responses = JournalLineResponses(line)
    return .replayed(
      replayed.results.map {
        resultPreparerForCauseSearch.preparedResult(of: $0, on: $1, of: responses, in: context)
      },
      appVersion: line.context.appVersion ?? defaultEvaluationContext.appVersion ?? "",
      day: UTCDay(context.now),
      faults: line.warnings(inLine: number) + ineffectiveFlipWarnings(of: line, number: number)
        + replayed.faults.map { $0.diagnostic.warning(inLine: number) }
    )
  }

  /// Returns a warning for each kind that a step flips although it does not have both sides.
  private func ineffectiveFlipWarnings(of line: JournalLine, number: Int) -> [Diagnostic] {
    let kinds = line.steps.compactMap { step -> ContentKind? in
      if case .flip(let flip) = step.event { flip.kind } else { nil }
    }
    return Set(kinds).subtracting(kindsWithBothSides).sorted().map { kind in
      let hint = kind.rawValue.nearest(in: kindsWithBothSides.map(\.rawValue).sorted())
        .map { "did you mean \"\($0)\"?" }
      return Diagnostic(
        severity: .warning,
        code: "badStep",
        path: JSONPointer(tokens: ["then"]),
        line: number,
        message: "A step flips the kind \"\(kind.rawValue.cutForMessages)\", which does not have "
          + "both sides, so nothing changes; \(hint ?? "leave the step out.")"
      )
    }
  }

  private func evaluationContext(of line: JournalContext) -> EvaluationContext {
    var context = defaultEvaluationContext
    if let key = line.targetingKey { context.targetingKey = key }
    context.attributes.merge(line.attributes) { _, new in new }
    if let appVersion = line.appVersion { context.appVersion = appVersion }
    return context
  }
}
