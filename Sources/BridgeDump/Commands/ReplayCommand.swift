import Basics
import Bridge
import Foundation
import Parity
import ScreenDocument
public import ScreenDump
import TopScreen

/// Runs both sides of every response of a journal and counts the outcomes.
@MainActor
public struct ReplayCommand<UIState: AnyObject>: DumpCommand {
  private let composer: BridgedComposer<UIState>

  /// Creates the command.
  ///
  /// - Parameter composer: Composes the screens through the bridge.
  public init(_ composer: BridgedComposer<UIState>) {
    self.composer = composer
  }

  /// The name: `replay`.
  public var name: String { "replay" }
  /// The command's purpose, in one sentence.
  public var abstract: String { "Compare the responses of a journal; write a ledger." }
  /// The explanation of journals and of the exit status.
  public var discussion: String {
    """
    A JOURNAL is a file of any length, recorded by an app or written by hand, with
    one JSON object per line: {"kind": "coupons", "value": {…}}. - reads standard
    input.

    Each line is a screen of its own, at its own moment: both sides receive its
    responses, on virtual time, and their outputs are compared. So you can split a
    journal between lines, and merge the ledgers of the parts.

    With --ledger, the counts are saved in FILE. They replace those of an earlier
    replay of this journal; with --run, they join the other runs of a ledger. A file
    that is not a ledger, or that has other runs, is not changed.

    Kinds run on stage shadow, or on the stages of --flags and --stage. An invalid
    or incomplete line is skipped and reported. SIGINT and SIGTERM end the replay
    and keep the counts. With --jobs, several processes share the lines; report and
    ledger stay the same. With --times, the ledger also has the time that each side
    works for a response, without the time that it waits. A handler on another
    stream library causes a warning: virtual time does not move its threads.

    Mismatches are grouped by causes: kind, place in the output, aspect, and the
    simplest condition on the response that separates those that differ from those
    that agree. A condition is learnt on half of the responses and measured on the
    other half. Differences with a cause that --known FILE accepts count as ignored,
    until the day on which it expires; --now decides which day it is.

    With --coverage, the coverage of the replayed lines is added to FILE, which the
    command coverage reads. FILE holds values of responses: keep it where the
    journal is.

    With --format ndjson, each line's result is written as soon as it is known, in
    the order of the lines, with the line's member "key"; then the lines of a
    ledger, and last an object "total", without which the output is not complete.

    The exit status is 1 if a response is mismatched. It is 2 if nothing was
    compared; the first line says so, and --allow-empty makes it 0. It is 130 after
    an interrupt, and 143 after SIGTERM. If no kind has a legacy side any more,
    everything has moved, and the exit status is 0. With --exit-zero, neither
    mismatches nor invalid lines nor an empty journal change the exit status.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    [
      "replay home.journal --ledger home.ledger", "replay home.journal --sample 0.01",
      "replay - --max-mismatches 10 --format json", "replay home.journal --jobs 8",
      "replay home.journal --known known.json",
      "replay - --format ndjson --exit-zero --run job/7",
    ]
  }
  /// Text, JSON, and JSON lines.
  public var formats: [DumpFormat] { [.text, .json, .ndjson] }
  /// One journal.
  public var operands: OperandRule { OperandRule(usage: "JOURNAL", count: 1...1) }
  /// The options of the command.
  public var options: [DumpOption] {
    [
      ReplayOptions.ledger, ReplayOptions.sample, ReplayOptions.maximumMismatches,
      ReplayOptions.run,
      ReplayOptions.jobs, ReplayOptions.latency, ReplayOptions.knownCauses, ReplayOptions.coverage,
      .now,
      .allowEmpty, .exitZero,
    ] + composer.stageOptions(for: .only)
  }

  /// Replays the journal.
  ///
  /// - Returns: The report, the failure of a file that cannot be written or merged, and the files
  ///   that the caller must write: that of `--coverage`, and that of `--ledger` if it is a pipe or
  ///   a device. In a process that is a job of another replay, there is no report and no file.
  /// - Throws: A message for an invalid option, for a journal or file that cannot be read, for a
  ///   file that must not be replaced, or for a job that cannot continue.
  public func run(_ request: DumpRequest) throws(DumpFailure) -> DumpResult {
    let options = try ReplayOptions(request.arguments, format: request.format)
    let stages = try composer.readStageOptions(
      for: .only,
      of: request,
      otherwise: .shadow,
      hasOneUser: false
    )
    let momentFromParent = try ReplayWorker<UIState>.momentFromParentProcess(request)
    var context = try request.defaultScreenContext()
    if let momentFromParent {
      context.now = momentFromParent
    } else {
      context.now = try request.moment()
    }
    let known = try request.readKnownCauses()
    let replay = LineReplay(
      composer,
      stages: stages.stageFlags,
      context: (context, try request.evaluationContext()),
      sample: ReplaySample(rate: options.sampleRate),
      hashesLinesAndResponses: options.collectsLedgerCounts,
      reportsEachLineResult: options.reportsEachLineResult,
      measuresLatency: options.measuresLatency,
      collectsCoverage: options.coveragePath != nil,
      resultPreparerForCauseSearch: ResultPreparerForCauseSearch(
        known,
        at: context.now,
        isJob: momentFromParent != nil
      )
    )
    guard momentFromParent == nil else {
      try ReplayWorker(replay, parentReportsEachLineResult: options.reportsEachLineResult).run()
      return DumpResult(nil)
    }
    let path = request.arguments.operands[0]
    let sides = composer.sides
    let ledger = try options.ledgerPath.map { file throws(DumpFailure) in
      try ReplayLedgerWriter(at: file, options, journal: path)
    }
    let tally = ReplayTally(options, sides, journal: ReplayLedgerWriter.pathHash(ofJournal: path))
    let coverage = try options.coveragePath.map { file throws(DumpFailure) in
      try ReplayCoverageCollector(at: file, options, request)
    }
    let lines = options.reportsEachLineResult ? LineResultWriter(request) : nil
    let run = ReplayRun(tally, lines, ledger: ledger, coverage: coverage, request: request)
    let end = try request.stream(of: path) { stream throws(DumpFailure) in
      #if os(macOS) || os(Linux)
      if options.jobCount > 1, let commandLine = request.commandLine {
        let jobs = try ReplayJobPool(
          options.jobCount,
          commandLine: commandLine,
          at: context.now
        )
        defer { jobs.stop() }
        return try run.replayInJobProcesses(stream, through: jobs)
      }
      #endif
      return try run.replayInThisProcess(stream, through: replay)
    }
    try lines?.flush()
    tally.markInputAsFinal(unlessInterrupted: end)
    let writtenLedger = ledger.flatMap { writer in
      writer.replacesEarlierRun && !tally.totals.hasEvidence ? nil : writer
    }
    let unchangedFileWarning = writtenLedger == nil ? ledger?.unchangedFileWarning : nil
    let report = ReplayReport(
      journalName: URLRedaction.withoutSecrets(path),
      totals: tally.totals,
      causes: tally.causeFinder.causes,
      knownCauseUses: KnownCauseUse.uses(
        of: known,
        responseCountOfCauseIndex: tally.responseCountOfKnownCauseIndex,
        at: context.now
      ),
      endReason: end,
      warningsOutsideJournal: stages.flagFileWarnings
        + sides.foreignStreamWarnings(
          of: tally.totals.countsByKind.keys,
          in: URLRedaction.withoutSecrets(path)
        )
        + [
          unchangedFileWarning,
          tally.leftOutLinesWarning.map {
            SourcedDiagnostic($0, in: URLRedaction.withoutSecrets(path))
          },
        ].compactMap(\.self),
      toolHasLegacySide: sides.toolHasLegacySide,
      allowsEmpty: request.arguments.has(.allowEmpty),
      alwaysExitsWithZero: options.alwaysExitsWithZero,
      ledgerForNDJSONOutput: options.reportsEachLineResult ? tally.ledgerForNDJSONOutput : nil
    )
    var result = DumpResult(report)
    if end == .interrupted { result.interruption = request.interruption }
    do throws(DumpFailure) {
      result.files = try writtenLedger?.writeFinalCountsUnlessPipe(tally.ledger) ?? []
    } catch {
      result.failures = [error]
    }
    do throws(DumpFailure) {
      if let coverage { result.files.append(try coverage.mergedFile()) }
    } catch {
      result.failures.append(error)
    }
    return result
  }
}
