import Basics
import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

extension CompareReport {
  /// The whole report as JSON, in the format that `compare --format json` prints.
  var json: JSONTree {
    let counts = ComparisonOutcome.reportedByCommands.map { outcome in
      JSONTree.Member(key: outcome.rawValue, value: .integer(count(of: outcome)))
    }
    let results = screens.flatMap { screen in screen.results.map { json($0, of: screen) } }
    return .object(
      [JSONTree.Member(key: "schema", value: .integer(1))] + counts
        + [
          JSONTree.Member(key: "results", value: .array(results)),
          JSONTree.Member(key: "verdict", value: .string(verdict.rawValue)),
          JSONTree.Member(key: "unchecked", value: .array(screens.flatMap(Self.uncheckedJSON))),
          JSONTree.Member(
            key: "diagnostics",
            value: unreadableScreens.diagnosticsJSON(before: diagnostics)
          ),
        ]
    )
  }

  private static func uncheckedJSON(of screen: ComparedScreen) -> [JSONTree] {
    screen.unchecked.json.map { group in
      guard case .object(let members) = group else { return group }
      return .object(members + [JSONTree.Member(key: "screen", value: .string(screen.name))])
    }
  }

  /// Returns a result as JSON.
  ///
  /// The number of ignored differences and an error are members only if there are any. The file of
  /// the smallest example and the times are members only if the user asked for them; an unknown one
  /// is `null`.
  private func json(_ result: ComparisonResult, of screen: ComparedScreen) -> JSONTree {
    var members = [
      JSONTree.Member(key: "screen", value: .string(screen.name)),
      JSONTree.Member(key: "id", value: .string(result.id.rawValue)),
      JSONTree.Member(key: "kind", value: .string(result.kind.rawValue)),
      JSONTree.Member(key: "outcome", value: .string(result.outcome.rawValue)),
      JSONTree.Member(key: "differences", value: .array(result.differences.map(\.json))),
    ]
    if result.ignoredCount > 0 {
      members.append(
        JSONTree.Member(key: "ignoredDifferences", value: .integer(result.ignoredCount))
      )
    }
    if let message = result.errorMessage {
      members.append(JSONTree.Member(key: "message", value: .string(message)))
    }
    if let minimalScreens {
      let path = minimalScreens[result, in: screen.name].map {
        URLRedaction.withoutSecrets($0.file.path)
      }
      members.append(JSONTree.Member(key: "fixture", value: .string(path)))
    }
    if showsTimes {
      let latency = result.latency.map(Self.json) ?? .null
      members.append(JSONTree.Member(key: "latency", value: latency))
    }
    return .object(members)
  }

  private static func json(_ latency: ComparisonLatency) -> JSONTree {
    .object([
      "legacyNanoseconds": .integer(latency.legacy.nanoseconds),
      "stateNanoseconds": .integer(latency.state.nanoseconds),
    ])
  }
}
