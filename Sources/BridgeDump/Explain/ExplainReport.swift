import Basics
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The report of `explain`.
struct ExplainReport: DumpReport {
  let dependences: KindDependences
  let readLineCount: Int
  let invalidLineCount: Int
  /// Whether any line of the journals has a response of the kind.
  let journalsContainKind: Bool
  let anyKindHasLegacySide: Bool
  /// Whether the exit status is success if nothing was checked.
  let allowsEmpty: Bool
  let diagnostics: [SourcedDiagnostic] = []

  var jsonHoldsDiagnostics: Bool { true }
  var differingOutputs: [OutputDependence] {
    dependences.outputs.filter(\.sidesReadOrShowDifferently)
  }
  var foundDifference: Bool { !differingOutputs.isEmpty }
  var status: DumpStatus { verdict.status(allowsEmpty: allowsEmpty) }
  var verdict: CheckVerdict {
    CheckVerdict(
      checked: dependences.outputs.count,
      differences: differingOutputs.count,
      anyKindHasLegacySide: anyKindHasLegacySide || journalsContainKind
    )
  }

  var json: JSONTree {
    .object([
      "schema": .integer(1),
      "verdict": .string(verdict.rawValue),
      "kind": .string(dependences.kind.rawValue),
      "lines": .integer(readLineCount),
      "badLines": .integer(invalidLineCount),
      "responses": .integer(dependences.recordCount),
      "runs": .integer(dependences.runCount),
      "isLimited": .bool(dependences.isLimited),
      "outputs": .array(dependences.outputs.map(Self.json)),
      "unread": .array(dependences.unreadPaths.map { .string($0.description) }),
      "diagnostics": .array([]),
    ])
  }

  private static func json(_ output: OutputDependence) -> JSONTree {
    .object([
      "path": .string(output.path.description),
      "isOneSided": .bool(output.sidesReadDifferentInputs),
      "legacy": json(output.inputsBySide[.legacy]),
      "state": json(output.inputsBySide[.state]),
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

  /// Returns the inputs that one side's output depends on as JSON; `null` if the side did not run
  /// or has no output at this place.
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
