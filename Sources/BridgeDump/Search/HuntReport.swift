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
    /// The number of cells that the recorded responses reach.
    let recorded: Int
    /// The number of cells that recorded and tried responses reach.
    let reached: Int
    /// The cells that no recorded and no tried response reaches, by path.
    let missing: [(path: JSONPointer, cells: [CoverageCell])]
  }

  let seed: UInt64
  /// The number of tries.
  let tries: Int
  /// The number of tries in which the sides were compared.
  let compared: Int
  /// The number of tries in which the sides differed.
  let differing: Int
  /// The duration of the search; `nil` without `--times`.
  let seconds: Double?
  let lineCount: Int
  let invalidLineCount: Int
  let cases: [HuntCase]
  let kinds: [ReachedCoverage]
  let hasLegacySide: Bool
  let allowsEmpty: Bool
  /// Whether the exit status is always success, as `--exit-zero` asks.
  let exitsWithZero: Bool
  let diagnostics: [SourcedDiagnostic] = []

  var jsonHoldsDiagnostics: Bool { true }
  var showsDifference: Bool { differing > 0 }
  var status: DumpStatus {
    exitsWithZero ? .success : verdict.status(allowsEmpty: allowsEmpty)
  }
  var verdict: CheckVerdict {
    CheckVerdict(checked: compared, differences: differing, hasLegacySide: hasLegacySide)
  }

  var json: JSONTree {
    .object([
      "schema": .integer(1),
      "verdict": .string(verdict.rawValue),
      "seed": .number("\(seed)"),
      "tries": .integer(tries),
      "compared": .integer(compared),
      "differing": .integer(differing),
      "triesPerSecond": seconds.map { .integer(triesPerSecond($0)) } ?? .null,
      "lines": .integer(lineCount),
      "badLines": .integer(invalidLineCount),
      "causes": .array(
        cases.map { $0.cause.json(fixturePath: $0.file.map { PrintableURL.text($0.path) }) }
      ),
      "kinds": .array(kinds.map(Self.json)),
      "diagnostics": .array([]),
    ])
  }

  /// Returns, for `ndjson`, the smallest examples as lines of a journal and a line with the totals;
  /// `nil` for every other format.
  func document(in format: DumpFormat) -> String? {
    guard format == .ndjson else { return nil }
    return cases.compactMap(\.file?.text).joined()
      + JSONTree.totalLine([
        .init(key: "seed", value: .number("\(seed)")),
        .init(key: "lines", value: .integer(lineCount)),
        .init(key: "badLines", value: .integer(invalidLineCount)),
        .init(key: "tries", value: .integer(tries)),
        .init(key: "compared", value: .integer(compared)),
        .init(key: "differing", value: .integer(differing)),
        .init(key: "causes", value: .integer(cases.count)),
      ])
  }

  private static func json(_ kind: ReachedCoverage) -> JSONTree {
    .object([
      "kind": .string(kind.kind.rawValue),
      "cellsRecorded": .integer(kind.recorded),
      "cellsReached": .integer(kind.reached),
      "cellsNotReached": .array(
        kind.missing.map { path, cells in
          .object([
            "path": .string(path.description),
            "cells": .array(cells.map { .string($0.rawValue) }),
          ])
        }
      ),
    ])
  }

  private func triesPerSecond(_ seconds: Double) -> Int {
    Int((Double(tries) / max(seconds, 0.001)).rounded())
  }

  func text(_ style: TextStyle) -> String {
    var counts = ["seed \(seed)", differing == 0 ? "no difference" : "\(differing.grouped) differ"]
    if let seconds { counts.append("\(triesPerSecond(seconds).grouped) tries a second") }
    if invalidLineCount > 0 { counts.append("\(invalidLineCount.grouped) invalid lines") }
    let name = tries == 1 ? "1 try" : "\(tries.grouped) tries"
    var text = verdict.headline(name, nothing: "nothing compared", counts: counts, style)
    if verdict == .nothingChecked {
      text += ["no recorded response is of a kind with both sides; record one"].reasonsText(style)
    }
    for found in cases {
      text += found.cause.text(style)
      if let file = found.file {
        let path = PrintableURL.text(file.path).neutralized
        text += style.painted("    smallest example: \(path)", .dim) + "\n"
      }
    }
    var table = TextTable()
    for kind in kinds {
      let missing = kind.missing.reduce(0) { $0 + $1.cells.count }
      table.append([
        TextCell(kind.kind.rawValue, .bold),
        TextCell(
          "\(kind.reached.grouped) cells, \(kind.recorded.grouped) recorded, "
            + "\(missing.grouped) not reached"
        ),
      ])
    }
    return text + table.text(indentation: 2, style)
  }
}
