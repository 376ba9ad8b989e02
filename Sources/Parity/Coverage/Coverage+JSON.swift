import Basics
import ScreenDocument
import StrictJSON

// A file of coverage has a head, a line with the cells of lines, and for each kind a line with its name and a line for
// each path. The object or list of a path comes before the path.
extension Coverage {
  /// The version of the format.
  static let schema = 1
  /// The notice in the first line, a warning that the file holds values of responses.
  static let privacyNotice =
    "This file holds values of responses: it must stay with the journals, and never go into ledgers."

  /// The text of a file of the coverage: one JSON object on each line, with kinds and paths sorted;
  /// equal coverages have equal texts.
  ///
  /// - Complexity: O(n log n) in its paths.
  public var text: String {
    let head = JSONTree.object([
      "coverage": .string(Self.privacyNotice),
      "hasMoreKinds": .bool(hasMoreKinds),
      "kinds": .integer(coverageByKind.count),
      "schema": .integer(Self.schema),
    ])
    let lines = [head, contextsJSON] + kinds.flatMap { jsonLines(of: $0) }
    return lines.map { $0.text(style: .compact) + "\n" }.joined()
  }

  private var contextsJSON: JSONTree {
    .object([
      "lines": .object([
        "timeZones": contextCoverage.timeZones.json,
        "locales": contextCoverage.locales.json,
        "appVersions": contextCoverage.appVersions.json,
        "hours": .array(hours.map { .integer($0) }),
        "clockChange": .bool(hasDaylightSavingChange),
      ])
    ])
  }

  private func jsonLines(of kind: ContentKind) -> [JSONTree] {
    let paths = paths(of: kind)
    let head = JSONTree.object([
      "kind": .string(kind.rawValue),
      "isLimited": .bool(omitsPaths(of: kind)),
      "paths": .integer(paths.count),
    ])
    return [head] + paths.map { $1.json(at: $0) }
  }
}

extension PathCoverage {
  fileprivate func json(at pointer: JSONPointer) -> JSONTree {
    let cells = CoverageCell.allCases.filter { reachedCells.contains($0) }
    return .object([
      "path": .string(pointer.description),
      "types": .array(reachedCells.types.map { .string($0.rawValue) }),
      "cells": .array(cells.map { .string($0.rawValue) }),
      "range": least.map { .array([.double($0), .double(greatest ?? $0)]) } ?? .null,
      "texts": textValues.json,
      "members": memberSets.json,
    ])
  }
}

extension BoundedTexts {
  /// The texts sorted by their hashes; a cut text has the hash of the whole text beside it.
  fileprivate var json: JSONTree {
    let sorted = keptTextByHash.sorted { $0.key < $1.key }
    return .object([
      "isLimited": .bool(omitsTexts),
      "texts": .array(
        sorted.map { hash, text in
          guard Self.hash(of: text) != hash else { return .string(text) }
          return .object(["hash": .string(hash.hexadecimal), "start": .string(text)])
        }
      ),
    ])
  }
}
