import Bridge
import Foundation
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// What `--since` reads of an earlier report of `status`.
struct EarlierStatusReport {
  /// The status of one kind in the earlier report.
  struct StatusOfKind: Hashable {
    let stage: Stage
    /// The name of the next step in JSON, with its stage if it has one: `turn live`.
    let nextStepName: String
    let comparisonCount: Int?
    let differenceCount: Int?
  }

  let momentText: String
  let statusByKind: [ContentKind: StatusOfKind]
  /// The number of active nodes of the legacy side.
  let activeLegacyNodeCount: Int

  /// Reads the JSON format of `status`; throws the diagnostic of JSON that is no such report.
  init(reading bytes: [UInt8]) throws(Diagnostic.Failure) {
    let root: JSONValue
    do throws(JSONSyntaxError) {
      root = try JSONDocument(bytes).root
    } catch {
      throw Diagnostic.Failure(error.diagnostic)
    }
    do throws(JSONFormError) {
      _ = try root.read("schema", .integer(1...1))
      momentText = try root.read("time", .momentText)
      var statuses: [ContentKind: StatusOfKind] = [:]
      for value in try root.read("kinds", .array(of: .object, "objects", upTo: 100_000)) {
        let nextStep = try value.read("next", .object)
        let stage: Stage? = try nextStep.readIfPresent("stage", .enumCase)
        let name = try nextStep.read("step", .text(upToBytes: 64))
        statuses[ContentKind(try value.read("kind", .text(upToBytes: EvidenceKey.maximumLength)))] =
          StatusOfKind(
            stage: try value.read("stage", .enumCase),
            nextStepName: [name, stage?.rawValue].compactMap(\.self).joined(separator: " "),
            comparisonCount: try value.readIfPresent("comparisons", .integer(0...(1 << 53))),
            differenceCount: try value.readIfPresent("differences", .integer(0...(1 << 53)))
          )
      }
      statusByKind = statuses
      let legacySide = try root.read("oldWorld", .object)
      activeLegacyNodeCount = try legacySide.read("nodes", .integer(0...(1 << 53)))
    } catch {
      throw Diagnostic.Failure(
        Diagnostic(
          severity: .error,
          code: "statusMember",
          path: error.value.pointer,
          line: error.value.location.line,
          column: error.value.location.column,
          message:
            "\(error.sentenceWithoutFullStop); name a file that 'status --format json' has written."
        )
      )
    }
  }
}

extension ExpectedJSONForm where Content == String {
  /// A moment in ISO 8601 of at most 64 bytes, as a text.
  fileprivate static var momentText: Self {
    Self("a time such as 2026-04-01T09:00:00Z") { value in
      value.string.flatMap { $0.utf8.count <= 64 && Date(iso8601: $0) != nil ? $0 : nil }
    }
  }
}

extension Diagnostic {
  /// A diagnostic as an error.
  struct Failure: Error {
    let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) {
      self.diagnostic = diagnostic
    }
  }
}
