import ScreenDocument
import TopScreen

extension ScreenComposition.Item {
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
