import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

extension CoverageReport {
  /// The whole report as JSON, in the format that `coverage --format json` prints.
  var json: JSONTree {
    .object([
      "schema": .integer(1),
      "verdict": .string(verdict.rawValue),
      "headline": .string(headline),
      "lines": .integer(journalLineCount),
      "badLines": .integer(invalidLineCount),
      "coverageFiles": .integer(coverageFileCount),
      "paths": .integer(valuePathCount),
      "neverVaried": .integer(constantPathCount),
      "context": recordedContextsJSON,
      "hasMoreKinds": .bool(coverage.hasMoreKinds),
      "kinds": .array(kinds.map(Self.json)),
      "diagnostics": .array(diagnostics.map(\.json)),
    ])
  }

  private var recordedContextsJSON: JSONTree {
    .object([
      "timeZones": .strings(coverage.timeZones),
      "locales": .strings(coverage.locales),
      "appVersions": .strings(coverage.appVersions),
      "hours": .array(coverage.hours.map { .integer($0) }),
      "clockChange": hasClockChange.map { .bool($0) } ?? .null,
    ])
  }

  private static func json(_ kind: KindCoverage) -> JSONTree {
    .object([
      "kind": .string(kind.kind.rawValue),
      "isLimited": .bool(kind.omitsPaths),
      "pathCount": .integer(kind.valuePathCount),
      "neverVaried": .strings(kind.constantPaths.map(\.pointer.description)),
      "paths": .array(
        kind.paths.map { json($1, at: $0, isInfluential: kind.influence?.isInfluential($0)) }
      ),
    ])
  }

  private static func json(
    _ coverage: PathCoverage,
    at pointer: JSONPointer,
    isInfluential: Bool?
  ) -> JSONTree {
    .object([
      "path": .string(pointer.description),
      "influencesOutput": isInfluential.map { .bool($0) } ?? .null,
      "isConstant": .bool(coverage.isConstant),
      "isObject": .bool(coverage.isAlwaysObject),
      "isLimited": .bool(coverage.omitsTextsOrMemberSets),
      "cells": .strings(coverage.cells.map(\.rawValue)),
      "emptyCells": .strings(coverage.unreachedCells.map(\.rawValue)),
      "least": coverage.least.map { .double($0) } ?? .null,
      "greatest": coverage.greatest.map { .double($0) } ?? .null,
      "texts": .strings(coverage.texts),
      "memberSets": .strings(coverage.memberSetTexts),
    ])
  }
}
