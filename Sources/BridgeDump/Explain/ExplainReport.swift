import Basics
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// What the outputs of a kind depend on.
struct ExplainReport: DumpReport {
  let dependences: KindDependences
  let lineCount: Int
  let badCount: Int
  /// Whether a line has a response of the kind.
  let isRecorded: Bool
  let hasOldSide: Bool
  let allowsEmpty: Bool
  let diagnostics: [SourcedDiagnostic] = []

  var jsonHoldsDiagnostics: Bool { true }
  var differing: [OutputDependence] { dependences.outputs.filter(\.differs) }
  var showsDifference: Bool { !differing.isEmpty }
  var status: DumpStatus { verdict.status(allowsEmpty: allowsEmpty) }
  var verdict: CheckVerdict {
    CheckVerdict(
      checked: dependences.outputs.count,
      differences: differing.count,
      hasOldSide: hasOldSide || isRecorded
    )
  }

  var json: JSONTree {
    .object([
      "schema": .integer(1),
      "verdict": .string(verdict.rawValue),
      "kind": .string(dependences.kind.rawValue),
      "lines": .integer(lineCount),
      "badLines": .integer(badCount),
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
      "differsAsRecorded": .bool(output.differsAsRecorded),
      "differsAt": .array(
        output.differingValues.map { value in
          .object([
            "input": .string(value.input.description),
            "value": value.value ?? .null,
          ])
        }
      ),
    ])
  }

  /// Returns the inputs of one side as JSON; `null` if the side did not run.
  private static func json(_ reads: OutputDependence.SideInputs?) -> JSONTree {
    switch reads {
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
