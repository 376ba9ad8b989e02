import Bridge
import Foundation
import ScreenDocument
import ScreenDump
import TopScreen

/// Replays a journal line by line, and counts what comes of it.
///
/// Memory is that of one line, of the counts, and of the first mismatches and diagnostics.
@MainActor
final class JournalReplay<UIState: AnyObject> {
  /// How many versions of the app are counted apart; more are counted together.
  static var maximumVersions: Int { 64 }

  private let composer: BridgedComposer<UIState>
  private let stages: StageOptions
  private let base: RouteContext
  private let baseEvaluation: EvaluationContext
  private let sample: ReplaySample
  private let maximumMismatches: Int
  private let run: String
  private let knownKinds: Set<ContentKind>
  private let bothSided: Set<ContentKind>

  private var reader = JournalReader()
  private var recorders: [String: EvidenceRecorder] = [:]
  private(set) var progress = ReplayProgress()

  init(
    _ composer: BridgedComposer<UIState>,
    stages: StageOptions,
    context: (RouteContext, EvaluationContext),
    options: ReplayOptions
  ) {
    self.composer = composer
    self.stages = stages
    (base, baseEvaluation) = context
    sample = ReplaySample(rate: options.sampleRate)
    maximumMismatches = options.maximumMismatches
    run = options.run
    knownKinds = composer.kinds
    bothSided = composer.comparableKinds
  }

  /// Whether as many mismatches were found as were asked for.
  var isDone: Bool { progress.counts.differences >= maximumMismatches }

  /// What was counted, as a ledger of one run.
  var ledger: Ledger {
    var ledger = Ledger()
    for recorder in recorders.values { ledger.merge(recorder.ledger) }
    return ledger
  }

  /// Replays one line, which costs itself if it is bad.
  func replay(_ line: JournalLineSplitter.Line) {
    progress.lineCount += 1
    switch line {
    case .tooLong(let number):
      let limit = JournalReader.maximumLineBytes / 1024 / 1024
      note(.bad("The line is longer than \(limit) MiB; split it.", code: "badLine", line: number))
    case .text(let bytes, let number, let isEnded):
      guard sample.contains(bytes) else {
        progress.sampledOutCount += 1
        return
      }
      do throws(JournalFault) {
        replay(try reader.line(bytes), number: number)
      } catch {
        guard !isEnded, error.isSyntax else { return note(error.diagnostic(inLine: number)) }
        note(.bad("The last line is cut off; it is left out.", code: "tornLine", line: number))
      }
    }
  }

  private func replay(_ line: JournalLine, number: Int) {
    var context = base
    if let moment = line.context.moment { context.now = moment }
    if let timeZone = line.context.timeZone { context.timeZone = timeZone }
    if let locale = line.context.locale { context.locale = locale }
    stages.stages.context = evaluationContext(of: line.context)
    let replayed = composer.replay(
      line.responses,
      in: context,
      on: stages.stages,
      bothSided: bothSided
    )
    progress.replayedCount += 1
    let recorder = recorder(of: line.context.appVersion ?? baseEvaluation.appVersion ?? "")
    for (result, version) in replayed.results {
      if bothSided.contains(result.kind) { recorder.record(result, on: version) }
      progress.add(result, line: number, isKnown: knownKinds.contains(result.kind))
    }
    for fault in replayed.faults {
      progress.add(
        Diagnostic(
          severity: .warning,
          code: fault.code,
          path: fault.path,
          line: number,
          column: fault.column,
          message: fault.message
        )
      )
    }
  }

  private func note(_ diagnostic: Diagnostic) {
    progress.badLineCount += 1
    progress.add(diagnostic)
  }

  private func evaluationContext(of line: JournalContext) -> EvaluationContext {
    var context = baseEvaluation
    if let key = line.targetingKey { context.targetingKey = key }
    context.attributes.merge(line.attributes) { _, new in new }
    if let appVersion = line.appVersion { context.appVersion = appVersion }
    return context
  }

  private func recorder(of appVersion: String) -> EvidenceRecorder {
    if let recorder = recorders[appVersion] { return recorder }
    guard recorders.count < Self.maximumVersions || appVersion == "other" else {
      return recorder(of: "other")
    }
    let recorder = EvidenceRecorder(
      run: run,
      appVersion: appVersion,
      settings: EvidenceSettings(contents: bothSided.count),
      tripped: { _ in }
    )
    recorders[appVersion] = recorder
    return recorder
  }
}

extension Diagnostic {
  fileprivate static func bad(_ message: String, code: String, line: Int) -> Diagnostic {
    Diagnostic(severity: .warning, code: code, line: line, message: message)
  }
}
