import Bridge
import Foundation
import JSONLogic
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// Replays the lines of a journal independently of one another.
@MainActor
final class LineReplay<UIState: AnyObject> {
  private let replay: ContentReplay<UIState>
  private let stages: StageFlags
  private let base: RouteContext
  private let baseEvaluation: EvaluationContext
  private let sample: ReplaySample
  /// Whether a ledger is kept, for which lines and responses are hashed.
  private let keepsLedger: Bool
  private var reader = JournalReader()
  private var examples: ReplayExamples

  init(
    _ composer: BridgedComposer<UIState>,
    stages: StageFlags,
    context: (RouteContext, EvaluationContext),
    sample: ReplaySample,
    keepsLedger: Bool,
    measuresTime: Bool = false,
    examples: ReplayExamples
  ) {
    self.examples = examples
    replay = composer.replay(
      on: stages,
      measuresTime: measuresTime,
      hashesResponses: keepsLedger
    )
    self.keepsLedger = keepsLedger
    self.stages = stages
    (base, baseEvaluation) = context
    self.sample = sample
  }

  /// Replays one line; an invalid line costs only itself.
  func outcome(of line: JournalLineSplitter.Line) -> ReplayedLine {
    switch line {
    case .tooLong(let number):
      let limit = JournalReader.maximumLineBytes / 1024 / 1024
      let message = "The line is longer than \(limit) MiB; split it."
      return ReplayedLine(
        number: number,
        fate: .invalid(message, code: "badLine", line: number)
      )
    case .text(let bytes, let number, let isEnded):
      return ReplayedLine(
        number: number,
        hash: keepsLedger ? LedgerInput.hash(of: bytes) : 0,
        fate: fate(of: bytes, number: number, isEnded: isEnded)
      )
    }
  }

  private func fate(of bytes: [UInt8], number: Int, isEnded: Bool) -> ReplayedLine.Fate {
    guard sample.contains(bytes) else { return .sampledOut }
    do throws(JournalFault) {
      return fate(of: try reader.line(bytes), number: number)
    } catch {
      guard !isEnded, error.isCutOff else { return .invalid(error.diagnostic(inLine: number)) }
      return .invalid("The last line is incomplete and is skipped.", code: "tornLine", line: number)
    }
  }

  private func fate(of line: JournalLine, number: Int) -> ReplayedLine.Fate {
    let context = base.with(line.context)
    stages.context = evaluationContext(of: line.context)
    let replayed = replay.compare(line, in: context)
    return .replayed(
      replayed.results.map { examples.content($0, on: $1, of: line, in: context) },
      appVersion: line.context.appVersion ?? baseEvaluation.appVersion ?? "",
      day: UTCDay(context.now),
      faults: line.faults.map { $0.stepDiagnostic(inLine: number) }
        + replayed.faults.map { $0.warning(inLine: number) }
    )
  }

  private func evaluationContext(of line: JournalContext) -> EvaluationContext {
    var context = baseEvaluation
    if let key = line.targetingKey { context.targetingKey = key }
    context.attributes.merge(line.attributes) { _, new in new }
    if let appVersion = line.appVersion { context.appVersion = appVersion }
    return context
  }
}

extension ReplayedLine.Fate {
  fileprivate static func invalid(_ message: String, code: String, line: Int) -> Self {
    .invalid(Diagnostic(severity: .warning, code: code, line: line, message: message))
  }
}

extension Diagnostic {
  /// Returns the diagnostic as a warning, with the line's number in the journal.
  fileprivate func warning(inLine number: Int) -> Diagnostic {
    Diagnostic(
      severity: .warning,
      code: code,
      path: path,
      line: number,
      column: column,
      message: message
    )
  }
}
