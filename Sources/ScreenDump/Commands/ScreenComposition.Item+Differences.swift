import ScreenDocument
import TopScreen

extension ScreenComposition.Item {
  /// Returns those of the names `actions`, `appearance`, `container`, `output`, `payload` and `phase`
  /// in whose values this content differs from an older one, in this order.
  func differingMembers(from older: ScreenComposition.Item) -> [String] {
    let members = [
      ("actions", actions == older.actions),
      ("appearance", appearance == older.appearance),
      ("container", container == older.container),
      ("output", content.output == older.content.output),
      ("payload", hasSameUnroutedPayload(as: older)),
      ("phase", content.phase == older.content.phase),
    ]
    return members.filter { !$0.1 }.map(\.0)
  }

  /// Returns a sentence for each of the group, the appearance and the actions of this content that
  /// differs from an older one.
  func sentencesOnGroupAppearanceAndActions(since older: ScreenComposition.Item) -> [String] {
    var sentences: [String] = []
    if container != older.container {
      let groups = [older, self].map { $0.container?.rawValue ?? "no group" }
      sentences.append("It is in another group: \(groups[0]) → \(groups[1]).")
    }
    if appearance != older.appearance { sentences.append("Its appearance differs.") }
    if actions != older.actions { sentences.append("Its actions differ.") }
    return sentences
  }
}
