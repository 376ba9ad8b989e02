import Basics
import Bridge
import Foundation
import Parity
import ScreenDocument
public import ScreenDump
import TopScreen

/// Runs both sides of every response of a journal and counts what comes of it.
@MainActor
public struct ReplayCommand<UIState: AnyObject>: DumpCommand {
  private let composer: BridgedComposer<UIState>

  /// Creates the command.
  ///
  /// - Parameter composer: Whoever composes through the bridge.
  public init(_ composer: BridgedComposer<UIState>) {
    self.composer = composer
  }

  /// The name: `replay`.
  public var name: String { "replay" }
  /// What the command does, in one sentence.
  public var abstract: String { "Compare a recorded corpus; write a ledger." }
  /// What a journal is, and the exit status.
  public var discussion: String {
    """
    A JOURNAL is a file with one JSON object a line, recorded by an app or made by hand,
    or - for standard input: {"kind": "coupons", "value": {…}}. It can be of any length.

    Each line is a screen of its own, at its own moment: both sides get its responses,
    on virtual time, and what they would show is compared. So a journal can be split at
    its line feeds, and the ledgers of the parts merge to that of the whole.

    With --ledger, what was counted is kept in FILE: in place of what an earlier replay
    of this journal wrote there, or, with --run, beside the other runs of a ledger. What
    is no ledger, or holds other runs, is left as it is.

    Kinds run on stage shadow, or as --flags and --stage say. A line that is wrong or
    cut off costs itself. SIGINT and SIGTERM end the replay and keep what was counted.
    With --jobs, several processes share the lines; report and ledger stay the same.
    With --times, the ledger holds how long each side works for a response; waiting, which
    takes no time on virtual time, is no work. A handler on another stream library is named
    by a warning: virtual time does not move that library's own threads.

    The exit status is 1 if any response is mismatched, 2 if nothing was compared, which the
    first line says (--allow-empty makes that 0), 130 after an interrupt, and 143 after
    SIGTERM. Where no kind has an old side any more, everything has moved, and the exit
    status is 0.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    [
      "replay home.journal --ledger home.ledger", "replay home.journal --sample 0.01",
      "replay - --max-mismatches 10 --format json", "replay home.journal --jobs 8",
    ]
  }
  /// One journal.
  public var operands: OperandRule { OperandRule(usage: "JOURNAL", count: 1...1) }
  /// The options of the command.
  public var options: [DumpOption] {
    [
      ReplayOptions.ledger, ReplayOptions.sample, ReplayOptions.maximum, ReplayOptions.run,
      ReplayOptions.jobs, ReplayOptions.times, .now, .allowEmpty,
    ] + composer.options(for: .only)
  }

  /// Replays the journal.
  ///
  /// - Parameter request: What was asked.
  /// - Returns: What was counted, and the ledger's file.
  /// - Throws: A sentence for an option that is wrong, and a journal that cannot be opened.
  public func run(_ request: DumpRequest) throws(DumpFailure) -> DumpResult {
    let options = try ReplayOptions(request.arguments)
    let stages = try composer.stages(
      for: .only,
      of: request,
      otherwise: .shadow,
      hasOneUser: false
    )
    let job = try ReplayJob<UIState>.moment(request)
    var context = try request.context()
    if let job { context.now = job } else { context.now = try request.moment() }
    let replay = LineReplay(
      composer,
      stages: stages.stages,
      context: (context, try request.evaluationContext()),
      sample: ReplaySample(rate: options.sampleRate),
      keepsLedger: options.ledgerPath != nil,
      measuresTime: options.measuresTime
    )
    guard job == nil else {
      try ReplayJob(replay).run()
      return DumpResult(nil)
    }
    let path = request.arguments.operands[0]
    let sides = composer.sides
    let ledger = try options.ledgerPath.map { file throws(DumpFailure) in
      try ReplayLedger(at: file, options, journal: path)
    }
    let tally = ReplayTally(options, sides, journal: ReplayLedger.hash(ofJournal: path))
    let run = ReplayRun(tally, ledger: ledger, request: request)
    let end = try request.stream(of: path) { stream throws(DumpFailure) in
      #if os(macOS) || os(Linux)
      if options.jobs > 1, let commandLine = request.commandLine {
        let jobs = try ReplayJobs(
          options.jobs,
          commandLine: commandLine,
          at: context.now
        )
        defer { jobs.stop() }
        return try run.read(stream, through: jobs)
      }
      #endif
      return try run.read(stream, through: replay)
    }
    let report = ReplayReport(
      name: PrintableURL.text(path),
      progress: tally.progress,
      end: end,
      notes: stages.notes
        + sides.foreignStreamNotes(of: tally.progress.kinds.keys, in: PrintableURL.text(path)),
      hasOldSide: sides.hasOldSide,
      allowsEmpty: request.arguments.has(.allowEmpty)
    )
    var result = DumpResult(report)
    if end == .interrupted { result.interruption = request.interruption }
    do throws(DumpFailure) {
      result.files = try ledger?.finish(tally.ledger) ?? []
    } catch {
      result.failures = [error]
    }
    return result
  }
}
