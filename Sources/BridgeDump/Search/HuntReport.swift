import Basics
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The result of a search.
struct HuntReport: DumpReport {
  /// The cells that a search has reached for one kind.
  struct Reached {
    let kind: ContentKind
    let recorded: Int
    let reached: Int
    /// The cells that no try reached, by path.
    let missing: [(path: JSONPointer, cells: [CoverageCell])]
  }

  let seed: UInt64
  let tries: Int
  let compared: Int
  let differing: Int
  let seconds: Double?
  let lineCount: Int
  let badCount: Int
  let cases: [HuntCase]
  let kinds: [Reached]
  let hasOldSide: Bool
  let allowsEmpty: Bool
  /// Whether the status is success whatever was found.
  let exitsWithZero: Bool
  let diagnostics: [SourcedDiagnostic] = []

  var jsonHoldsDiagnostics: Bool { true }
  var showsDifference: Bool { differing > 0 }
  var status: DumpStatus {
    exitsWithZero ? .success : verdict.status(allowsEmpty: allowsEmpty)
  }
  var verdict: CheckVerdict {
    CheckVerdict(checked: compared, differences: differing, hasOldSide: hasOldSide)
  }

  var json: JSONTree {
    .object([
      "schema": .integer(1),
      "verdict": .string(verdict.rawValue),
      "seed": .number("\(seed)"),
      "tries": .integer(tries),
      "compared": .integer(compared),
      "differing": .integer(differing),
      "triesPerSecond": seconds.map { .integer(rate($0)) } ?? .null,
      "lines": .integer(lineCount),
      "badLines": .integer(badCount),
      "causes": .array(
        cases.map { $0.cause.json(fixture: $0.file.map { PrintableURL.text($0.path) }) }
      ),
      "kinds": .array(kinds.map(Self.json)),
      "diagnostics": .array([]),
    ])
  }

  /// Returns the smallest examples as lines of a journal, and the totals.
  func document(in format: DumpFormat) -> String? {
    guard format == .ndjson else { return nil }
    return cases.compactMap(\.file?.text).joined()
      + JSONTree.batchTotal([
        .init(key: "seed", value: .number("\(seed)")),
        .init(key: "lines", value: .integer(lineCount)),
        .init(key: "badLines", value: .integer(badCount)),
        .init(key: "tries", value: .integer(tries)),
        .init(key: "compared", value: .integer(compared)),
        .init(key: "differing", value: .integer(differing)),
        .init(key: "causes", value: .integer(cases.count)),
      ])
  }

  private static func json(_ kind: Reached) -> JSONTree {
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

  private func rate(_ seconds: Double) -> Int {
    Int((Double(tries) / max(seconds, 0.001)).rounded())
  }

  func text(_ style: TextStyle) -> String {
    var counts = ["seed \(seed)", differing == 0 ? "no difference" : "\(differing.grouped) differ"]
    if let seconds { counts.append("\(rate(seconds).grouped) tries a second") }
    if badCount > 0 { counts.append("\(badCount.grouped) invalid lines") }
    let name = tries == 1 ? "1 try" : "\(tries.grouped) tries"
    var text = verdict.headline(name, nothing: "nothing compared", counts: counts, style)
    if verdict == .nothing {
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
