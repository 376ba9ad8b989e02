import Basics
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The report of `explain`: the inputs on which each output of a kind depends.
struct ExplainReport: DumpReport {
  let dependences: KindDependences
  let readLineCount: Int
  let invalidLineCount: Int
  let diagnostics: [SourcedDiagnostic]
  /// Whether a valid line was read that delivers a response of the kind at its start, not only in
  /// its steps.
  let anyLineDeliversKindAtStart: Bool
  /// Whether a step delivers a response of the kind, in a valid line that delivers none at its
  /// start.
  let anyStepDeliversKind: Bool
  let toolHasLegacySide: Bool
  /// Whether the verdict `nothingChecked` is a success.
  let allowsEmpty: Bool

  var jsonHoldsDiagnostics: Bool { true }
  /// The outputs for which the sides read different inputs, or show different values.
  var outputsWithDifferingSides: [OutputDependence] {
    dependences.outputs.filter(\.sidesReadOrShowDifferently)
  }
  var foundDifference: Bool { !outputsWithDifferingSides.isEmpty }
  var status: DumpStatus { verdict.status(allowsEmpty: allowsEmpty) }
  var verdict: CheckVerdict {
    CheckVerdict(
      checked: dependences.outputs.count,
      differences: outputsWithDifferingSides.count,
      toolHasLegacySide: toolHasLegacySide || anyLineDeliversKindAtStart
    )
  }

  /// The verdict in the JSON: `incomplete` if the search ended early and found no difference.
  private var verdictName: String {
    isIncompleteWithoutDifference ? "incomplete" : verdict.rawValue
  }
  /// Whether the search ended early and found no difference, so that it proves nothing.
  var isIncompleteWithoutDifference: Bool { dependences.endedEarly && verdict == .ok }
  /// The paths of response values that no side reads; empty if the search ended early, because it
  /// has not made all changes.
  var unreadPaths: [JSONPointer] { dependences.endedEarly ? [] : dependences.unreadPaths }
  /// The paths of response values of which no change was run on every side; empty if the search
  /// ended early.
  var untestedPaths: [JSONPointer] { dependences.endedEarly ? [] : dependences.untestedPaths }

  /// Returns whether it is unknown what an output depends on: no input of the output was found, and
  /// the search ended early or could not test all values.
  func hasUnknownInputs(_ output: OutputDependence) -> Bool {
    (dependences.endedEarly || !dependences.untestedPaths.isEmpty)
      && output.inputsBySide.values.allSatisfy { $0 == .inputs([]) }
  }

  var json: JSONTree {
    .object([
      "schema": .integer(1),
      "verdict": .string(verdictName),
      "kind": .string(dependences.kind.rawValue),
      "lines": .integer(readLineCount),
      "badLines": .integer(invalidLineCount),
      "responses": .integer(dependences.recordCount),
      "runs": .integer(dependences.runCount),
      "isLimited": .bool(dependences.isLimited),
      "outputs": .array(dependences.outputs.map(outputJSON)),
      "unread": .array(unreadPaths.map { .string($0.description) }),
      "untested": .array(untestedPaths.map { .string($0.description) }),
      "diagnostics": .array(diagnostics.map(\.json)),
    ])
  }

  private func outputJSON(_ output: OutputDependence) -> JSONTree {
    let inputs = hasUnknownInputs(output) ? [:] : output.inputsBySide
    return .object([
      "path": .string(output.path.description),
      "aspect": .string(output.aspect.rawValue),
      "isOneSided": .bool(output.sidesReadDifferentInputs),
      "legacy": Self.json(inputs[.legacy]),
      "state": Self.json(inputs[.state]),
      "differsAsRecorded": .bool(output.sidesDifferAsRecorded),
      "differsAt": .array(
        output.inputValuesMakingSidesDiffer.map { value in
          .object([
            "input": .string(value.input.description),
            "value": value.value ?? .null,
          ])
        }
      ),
    ])
  }

  /// Returns the inputs that one side's output depends on as JSON; `null` for `nil`: the side did
  /// not run, or the inputs of the output are unknown.
  ///
  /// For a hidden input, `isHidden` is true and `inputs` is empty.
  private static func json(_ inputs: OutputDependence.SideInputs?) -> JSONTree {
    switch inputs {
    case nil: .null
    case .hiddenInput: .object(["isHidden": .bool(true), "inputs": .array([])])
    case .inputs(let inputs):
      .object([
        "isHidden": .bool(false),
        "inputs": .array(inputs.sorted().map { .string($0.description) }),
      ])
    }
  }
}
