import Bridge
import ScreenDocument
import ScreenDump

extension CompareReport {
  /// The results by the contract of `compare`.
  var json: JSONTree {
    let counts = ComparisonOutcome.allCases.map { outcome in
      JSONTree.Member(key: outcome.rawValue, value: .integer(count(of: outcome)))
    }
    let results = screens.flatMap { screen in screen.results.map { Self.json($0, of: screen) } }
    return .object(
      [JSONTree.Member(key: "schema", value: .integer(1))] + counts
        + [JSONTree.Member(key: "results", value: .array(results))]
    )
  }

  private static func json(_ result: ComparisonResult, of screen: ComparedScreen) -> JSONTree {
    .object([
      "screen": .string(screen.name),
      "id": .string(result.id.rawValue),
      "kind": .string(result.kind.rawValue),
      "outcome": .string(result.outcome.rawValue),
      "differences": .array(result.differences.map(json)),
    ])
  }

  /// A difference; a side that lacks the place omits its key.
  private static func json(_ difference: ParityDifference) -> JSONTree {
    var members = [
      JSONTree.Member(key: "path", value: .string(difference.path.description))
    ]
    if let legacy = difference.legacy {
      members.append(JSONTree.Member(key: "legacy", value: legacy))
    }
    if let state = difference.state {
      members.append(JSONTree.Member(key: "state", value: state))
    }
    return .object(members)
  }
}
