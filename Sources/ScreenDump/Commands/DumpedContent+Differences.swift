import ScreenDocument
import TopScreen

extension DumpedContent {
  /// Returns those of the names `actions`, `appearance`, `container`, `output`, `payload` and `phase`
  /// in whose values this content differs from an older one, in this order.
  func differingMembers(from older: DumpedContent) -> [String] {
    let (newItem, oldItem) = (item, older.item)
    let hasSamePayload =
      newItem.hasSameUnroutedPayload(as: oldItem) && hasSameFailedPayload(as: older)
    let members = [
      ("actions", newItem.actions == oldItem.actions),
      ("appearance", newItem.appearance == oldItem.appearance),
      ("container", newItem.container == oldItem.container),
      ("output", newItem.content.output == oldItem.content.output),
      ("payload", hasSamePayload),
      ("phase", newItem.content.phase == oldItem.content.phase),
    ]
    return members.filter { !$0.1 }.map(\.0)
  }
}
