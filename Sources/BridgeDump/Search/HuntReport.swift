import Basics
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The report of `hunt`.
struct HuntReport: DumpReport {
  /// The coverage that a search has reached for one kind.
  struct ReachedCoverage {
    let kind: ContentKind
    /// The reason why no response of the kind was compared; `nil` if one was.
    let uncheckedReason: UncheckedReason?
    /// The number of cells that the recorded responses reach.
    let recordedCellCount: Int
    /// The number of cells that recorded and tried responses reach.
    let totalReachedCellCount: Int
    /// The cells that no recorded and no tried response reaches, for each path that a response
    /// reached.
    let unreachedCellsByPath: [(path: JSONPointer, cells: [CoverageCell])]
  }

  let seed: UInt64
  /// The number of tries.
  let tryCount: Int
  /// The number of tries in which the sides were compared.
  let comparedTryCount: Int
  /// The number of tries in which the sides differed and no known cause explains it.
  let differingTryCount: Int
  /// The number of tries in which known causes explain differences, so that these are ignored.
  let tryCountWithIgnoredDifferences: Int
  /// The causes that the file of `--known` accepts, each with the number of responses that show it.
  let knownCauseUses: [KnownCauseUse]
  /// The time in seconds from the start of the command to the end of the tries; `nil` without
  /// `--times`.
  let searchSeconds: Double?
  let readLineCount: Int
  let invalidLineCount: Int
  let diagnostics: [SourcedDiagnostic]
  let foundCauses: [FoundCause]
  /// The kinds that the arguments name; empty for all kinds with both sides.
  let requestedKinds: Set<ContentKind>
  /// The kinds of the responses that were not compared, and the reasons, in the tries without steps
  /// before the first try with a comparison.
  let uncheckedBeforeFirstComparison: UncheckedKinds
  let coverageOfKinds: [ReachedCoverage]
  let toolHasLegacySide: Bool
  /// Whether an interrupt ended the search.
  let isInterrupted: Bool
  /// Whether the exit status is success if nothing was compared.
  let allowsEmpty: Bool
  /// Whether `--exit-zero` is given: the exit status is then success also with differences, and if
  /// nothing was compared.
  let alwaysExitsWithZero: Bool
  /// The paths of the examples that could not be written.
  private(set) var unwrittenPaths: Set<String> = []

  var jsonHoldsDiagnostics: Bool { true }
  var foundDifference: Bool { differingTryCount > 0 }
  var status: DumpStatus {
    alwaysExitsWithZero ? .success : verdict.status(allowsEmpty: allowsEmpty)
  }
  var verdict: CheckVerdict {
    CheckVerdict(
      checked: uncheckedRequestedKinds.isEmpty ? comparedTryCount : 0,
      differences: differingTryCount,
      toolHasLegacySide: toolHasLegacySide
    )
  }

  var json: JSONTree {
    .object([
      "schema": .integer(1),
      "verdict": .string(verdict.rawValue),
      "seed": .number("\(seed)"),
      "tries": .integer(tryCount),
      "compared": .integer(comparedTryCount),
      "differing": .integer(differingTryCount),
      "ignored": .integer(tryCountWithIgnoredDifferences),
      "known": .array(knownCauseUses.map(\.json)),
      "triesPerSecond": searchSeconds.map { .integer(triesPerSecond($0)) } ?? .null,
      "lines": .integer(readLineCount),
      "badLines": .integer(invalidLineCount),
      "causes": .array(
        foundCauses.map { $0.cause.json(exampleFilePath: examplePath(of: $0)) }
      ),
      "kinds": .array((coverageOfKinds + coverageOfKindsWithoutResponse).map(Self.json)),
      "diagnostics": .array(diagnostics.map(\.json)),
    ])
  }

  /// Returns, for `ndjson`, the smallest examples as lines of a journal and a line with the totals;
  /// `nil` for every other format.
  func document(in format: DumpFormat) -> String? {
    guard format == .ndjson else { return nil }
    return foundCauses.compactMap(\.smallestExampleJournal?.text).joined()
      + JSONTree.ndjsonLastLineWithLineFeed(total: [
        .init(key: "seed", value: .number("\(seed)")),
        .init(key: "lines", value: .integer(readLineCount)),
        .init(key: "badLines", value: .integer(invalidLineCount)),
        .init(key: "tries", value: .integer(tryCount)),
        .init(key: "compared", value: .integer(comparedTryCount)),
        .init(key: "differing", value: .integer(differingTryCount)),
        .init(key: "ignored", value: .integer(tryCountWithIgnoredDifferences)),
        .init(key: "causes", value: .integer(foundCauses.count)),
      ])
  }

  mutating func omitUnwrittenFiles(_ paths: Set<String>) { unwrittenPaths.formUnion(paths) }

  /// Returns the path of a cause's smallest example, without secrets; `nil` without an example, or
  /// if its file could not be written.
  private func examplePath(of found: FoundCause) -> String? {
    guard let path = found.smallestExampleJournal?.path, !unwrittenPaths.contains(path)
    else { return nil }
    return URLRedaction.withoutSecrets(path)
  }

  private static func json(_ kind: ReachedCoverage) -> JSONTree {
    .object([
      "kind": .string(kind.kind.rawValue),
      "unchecked": kind.uncheckedReason.map { .string($0.rawValue) } ?? .null,
      "cellsRecorded": .integer(kind.recordedCellCount),
      "cellsReached": .integer(kind.totalReachedCellCount),
      "cellsNotReached": .array(
        kind.unreachedCellsByPath.map { path, cells in
          .object([
            "path": .string(path.description),
            "cells": .array(cells.map { .string($0.rawValue) }),
          ])
        }
      ),
    ])
  }

  private func triesPerSecond(_ seconds: Double) -> Int {
    Int((Double(tryCount) / max(seconds, 0.001)).rounded())
  }

  func text(_ style: TextStyle) -> String {
    var counts = ["seed \(seed)"]
    if comparedTryCount > 0 {
      counts.append(
        differingTryCount == 0 ? "no difference" : "\(differingTryCount.grouped) differ"
      )
    }
    if tryCountWithIgnoredDifferences > 0 {
      counts.append("\(tryCountWithIgnoredDifferences.grouped) ignored by known causes")
    }
    if isInterrupted { counts.append("interrupted") }
    if let seconds = searchSeconds {
      counts.append("\(triesPerSecond(seconds).grouped) tries a second")
    }
    if invalidLineCount > 0 { counts.append(invalidLineCount.invalidLinesText) }
    var text = verdict.headline(
      tryCount.triesText,
      nothing: nothingComparedWords,
      counts: counts,
      style
    )
    if comparedTryCount == 0, verdict == .nothingChecked {
      text += nothingComparedSentences.asIndentedLines(style)
    }
    for found in foundCauses {
      text += found.cause.text(style)
      if let path = examplePath(of: found)?.terminalSafe {
        text += style.painted("    smallest example: \(path)", .dim) + "\n"
      }
    }
    text += knownCauseUses.text(style, unused: "no response of the tries shows it")
    var table = TextTable()
    for kind in coverageOfKinds {
      let missing = kind.unreachedCellsByPath.reduce(0) { $0 + $1.cells.count }
      table.append([
        TextCell(kind.kind.rawValue, .bold),
        TextCell(
          "\(kind.totalReachedCellCount.counted("cell")), "
            + "\(kind.recordedCellCount.grouped) recorded, \(missing.grouped) not reached"
        ),
      ])
      if let reason = kind.uncheckedReason, comparedTryCount > 0 {
        let words = "nothing compared: it \(reason.verbPhrase(isPlural: false))"
        table.append([TextCell(""), TextCell(words, .yellow)])
      }
    }
    for kind in coverageOfKindsWithoutResponse where !coverageOfKinds.isEmpty {
      table.append([
        TextCell(kind.kind.rawValue, .bold),
        TextCell("no response was read, so nothing was tried", .yellow),
      ])
    }
    return text + table.text(indentation: 2, style)
  }

  /// The kinds that the arguments name and of which no response was compared, sorted.
  private var uncheckedRequestedKinds: [ContentKind] {
    (coverageOfKinds + coverageOfKindsWithoutResponse)
      .filter { $0.uncheckedReason != nil && requestedKinds.contains($0.kind) }
      .map(\.kind)
      .sorted()
  }

  /// The words of the headline if nothing was compared, or nothing of a kind that the arguments
  /// name.
  private var nothingComparedWords: String {
    guard comparedTryCount > 0 else { return "nothing compared" }
    let names = uncheckedRequestedKinds.map(\.rawValue).joined(separator: ", ")
    return "nothing compared of \(names)"
  }

  /// The coverage of each requested kind of which no response is recorded: no cell.
  private var coverageOfKindsWithoutResponse: [ReachedCoverage] {
    requestedKinds.subtracting(coverageOfKinds.map(\.kind)).sorted().map { kind in
      ReachedCoverage(
        kind: kind,
        uncheckedReason: .noResponse,
        recordedCellCount: 0,
        totalReachedCellCount: 0,
        unreachedCellsByPath: []
      )
    }
  }

  /// The reasons why nothing was compared.
  private var nothingComparedSentences: [String] {
    guard readLineCount > 0 else {
      return ["the journals have no lines; record some, or write them by hand"]
    }
    let invalid: [String] =
      switch invalidLineCount {
      case 0: []
      case 1: ["1 line is invalid"]
      default: ["\(invalidLineCount.grouped) lines are invalid"]
      }
    guard invalidLineCount < readLineCount else { return invalid }
    if coverageOfKinds.isEmpty { return invalid + [noResponseSentence] }
    let reasons = uncheckedBeforeFirstComparison.sentences
    return invalid + (reasons.isEmpty ? ["no response of the tries was compared"] : reasons)
  }

  /// The sentence that the journals have no response of the kinds that are searched.
  private var noResponseSentence: String {
    guard !requestedKinds.isEmpty else {
      return "no recorded response is of a kind with both sides; record one"
    }
    let names = requestedKinds.sorted().map(\.rawValue).joined(separator: ", ")
    return requestedKinds.count == 1
      ? "no recorded response is of the kind \(names); record one, or leave the kind out"
      : "no recorded response is of the kinds \(names); record one, or leave the kinds out"
  }
}
