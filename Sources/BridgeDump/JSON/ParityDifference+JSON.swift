import Parity
import StrictJSON

extension ParityDifference {
  /// The difference as JSON: a side that lacks the path has no member, and `aspect` is a member
  /// only if it is not the value.
  var json: JSONTree {
    var members = [JSONTree.Member(key: "path", value: .string(path.description))]
    if aspect != .value { members.append(.init(key: "aspect", value: .string(aspect.rawValue))) }
    if let legacy { members.append(.init(key: "legacy", value: legacy)) }
    if let state { members.append(.init(key: "state", value: state)) }
    return .object(members)
  }
}
