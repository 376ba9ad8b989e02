import ScreenDocument
import StrictJSON
import TopScreen

extension StackChange {
  /// Returns the change in the JSON format of `diff`; an index that the change does not have is
  /// `null`, and only an update has the member `differs`.
  func json(from old: [DumpedContent], to new: [DumpedContent]) -> JSONTree {
    var members = [
      JSONTree.Member(key: "change", value: .string(name)),
      JSONTree.Member(key: "id", value: .string(id.rawValue)),
      JSONTree.Member(key: "from", value: .integer(from)),
      JSONTree.Member(key: "to", value: .integer(to)),
    ]
    if case .update(_, let from, let to) = self {
      let differing = new[to].differingMembers(from: old[from])
      members.append(
        JSONTree.Member(key: "differs", value: .array(differing.map { .string($0) }))
      )
    }
    return .object(members)
  }
}
