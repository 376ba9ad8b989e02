import Basics
import Foundation
import ScreenDocument
import ScreenDump

/// The options of `replay`, without those for stages.
struct ReplayOptions {
  static let sample = DumpOption(
    "sample",
    placeholder: "RATE",
    help: "Replay a share of the lines, 0 to 1, selected by their hash."
  )
  static let maximumMismatches = DumpOption(
    "max-mismatches",
    placeholder: "N",
    help: "Stop after the line with the Nth mismatch."
  )
  static let ledger = DumpOption(
    "ledger",
    placeholder: "FILE",
    help: "Save the counts in a ledger, in place of this journal's earlier ones."
  )
  static let run = DumpOption(
    "run",
    placeholder: "NAME",
    help: "The run's name in the ledger; the run joins the other runs."
  )
  static let jobs = DumpOption(
    "jobs",
    placeholder: "N",
    help: "Replay in N processes, with the same result; 1 by default."
  )
  static let latency = DumpOption(
    flag: "times",
    help: "Measure the working time of both sides for the ledger."
  )
  static let knownCauses = DumpOption(
    "known",
    placeholder: "FILE",
    help: "Ignore differences with causes that FILE accepts."
  )
  static let coverage = DumpOption(
    "coverage",
    placeholder: "FILE",
    help: "Add the coverage of the lines to a file."
  )
  /// The maximum number of processes.
  private static let maximumJobs = 64

  let sampleRate: Double
  let mismatchCountToStopAt: Int
  let runName: String
  /// Whether `--run` names the run, so that it joins the other runs of the ledger.
  let isRunNamed: Bool
  let ledgerPath: String?
  let coveragePath: String?
  let jobCount: Int
  let measuresLatency: Bool
  /// Whether the format is `ndjson`: each line's result is written, then the ledger.
  let reportsEachLineResult: Bool
  /// Whether `--exit-zero` is given: the exit status is then success also with differences, and if
  /// nothing was compared.
  let alwaysExitsWithZero: Bool

  /// Whether the lines are counted for a ledger: with `--ledger`, and in the format `ndjson`.
  var collectsLedgerCounts: Bool { ledgerPath != nil || reportsEachLineResult }

  @MainActor
  init(_ arguments: DumpArguments, format: DumpFormat = .text) throws(DumpFailure) {
    reportsEachLineResult = format == .ndjson
    alwaysExitsWithZero = arguments.has(.exitZero)
    sampleRate = try Self.readSampleRate(arguments)
    mismatchCountToStopAt =
      try Self.readPositiveInteger(Self.maximumMismatches, arguments, upTo: .max) ?? .max
    jobCount = try Self.readPositiveInteger(Self.jobs, arguments, upTo: Self.maximumJobs) ?? 1
    measuresLatency = arguments.has(Self.latency)
    let run = arguments.value(of: Self.run).map(URLRedaction.withoutSecrets) ?? UUID().uuidString
    guard !run.isEmpty, run.utf8.count <= 128 else {
      throw DumpFailure("the option '--run' expects a name of 1 to 128 bytes; write a shorter one")
    }
    runName = run
    isRunNamed = arguments.has(Self.run)
    ledgerPath = arguments.value(of: Self.ledger)
    guard ledgerPath != "-" else {
      throw DumpFailure("the option '--ledger' expects a file; name one")
    }
    coveragePath = arguments.value(of: Self.coverage)
    if let ledgerPath, let coveragePath, ledgerPath.namesSameFile(as: coveragePath) {
      throw DumpFailure(
        "the options '--ledger' and '--coverage' name the same file; name two files"
      )
    }
  }

  private static func readSampleRate(_ arguments: DumpArguments) throws(DumpFailure) -> Double {
    guard let text = arguments.value(of: sample) else { return 1 }
    guard let rate = Double(text), rate >= 0, rate <= 1 else {
      throw DumpFailure(
        "the option '--sample' expects a share from 0 to 1, not '\(text)'; write 0.1"
      )
    }
    return rate
  }

  private static func readPositiveInteger(
    _ option: DumpOption,
    _ arguments: DumpArguments,
    upTo most: Int
  ) throws(DumpFailure) -> Int? {
    guard let text = arguments.value(of: option) else { return nil }
    guard let count = Int(text), 1...most ~= count else {
      let range = most == .max ? "from 1 on" : "from 1 to \(most)"
      throw DumpFailure(
        "the option '--\(option.name)' expects a number \(range), not '\(text)'; "
          + "write \(most == .max ? 10 : 4)"
      )
    }
    return count
  }
}
