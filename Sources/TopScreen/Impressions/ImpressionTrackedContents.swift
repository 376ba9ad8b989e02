import ScreenDocument

/// The contents of a stack, each with its visible share and timer, by id; as a ``StackHost``, it
/// follows the stack's changes.
@MainActor
final class ImpressionTrackedContents: StackHost {
  private(set) var byID: [ContentID: ImpressionTrackedContent] = [:]
  /// Called when a content is shown by its other side from now on.
  var onRehost: @MainActor (ImpressionTrackedContent) -> Void = { _ in }

  func insert(_ item: StackItem, at index: Int) { byID[item.id] = ImpressionTrackedContent(item) }

  func move(_ id: ContentID, from index: Int, to destination: Int) {}

  func remove(_ id: ContentID, at index: Int) { byID.removeValue(forKey: id)?.stopTimer() }

  func rehost(_ item: StackItem, at index: Int) {
    guard let content = byID[item.id] else { return }
    content.item = item
    onRehost(content)
  }

  func update(_ item: StackItem, at index: Int) { byID[item.id]?.item = item }
}
