import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

extension ReplayedLine {
  /// The line's result in the format `ndjson`.
  var lineResultJSON: JSONTree {
    var members = [JSONTree.Member(key: "line", value: .integer(number))]
    if let correlationKey { members.append(.init(key: "key", value: correlationKey)) }
    switch fate {
    case .sampledOut: members.append(.init(key: "sampledOut", value: .bool(true)))
    case .invalid(let diagnostic):
      members.append(.init(key: "error", value: diagnostic.jsonWithoutLineNumber))
    case .replayed(let contents, _, _, let faults):
      members.append(.init(key: "contents", value: .array(contents.map(\.result.jsonInLineResult))))
      if !faults.isEmpty {
        members.append(.init(key: "warnings", value: .array(faults.map(\.jsonWithoutLineNumber))))
      }
    }
    return .object(members)
  }
}

extension Diagnostic {
  /// The diagnostic as JSON, without the line number, which the result of the line already has.
  fileprivate var jsonWithoutLineNumber: JSONTree {
    .object([
      "code": .string(code), "path": .string(path.description), "column": .integer(column),
      "message": .string(message),
    ])
  }
}

extension Parity.ComparisonResult {
  /// The result of a response or action as JSON: a property without a value has no member, and
  /// there are at most ``ReplayTotals/maximumDifferencesPerMismatch`` differences.
  fileprivate var jsonInLineResult: JSONTree {
    var members = [
      JSONTree.Member(key: "id", value: .string(id.rawValue)),
      JSONTree.Member(key: "kind", value: .string(kind.rawValue)),
      JSONTree.Member(key: "outcome", value: .string(outcome.rawValue)),
    ]
    if let step { members.append(.init(key: "step", value: .integer(step))) }
    if let skipReason {
      members.append(.init(key: "skipReason", value: .string(skipReason.rawValue)))
    }
    if let errorMessage {
      members.append(.init(key: "message", value: .string(errorMessage)))
    }
    if !differences.isEmpty {
      let kept = differences.prefix(ReplayTotals.maximumDifferencesPerMismatch).map(\.json)
      members.append(.init(key: "differences", value: .array(kept)))
    }
    return .object(members)
  }
}
