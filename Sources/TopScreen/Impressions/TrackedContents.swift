import ScreenDocument

/// The tracked contents of a stack by id; a ``StackHost``, so that it follows the stack's changes.
@MainActor
final class TrackedContents: StackHost {
  private(set) var byID: [ContentID: TrackedContent] = [:]
  /// Called when another side shows a content.
  var onRehost: @MainActor (TrackedContent) -> Void = { _ in }

  func insert(_ item: StackItem, at index: Int) { byID[item.id] = TrackedContent(item) }

  func move(_ id: ContentID, from index: Int, to destination: Int) {}

  func remove(_ id: ContentID, at index: Int) { byID.removeValue(forKey: id)?.stop() }

  func rehost(_ item: StackItem, at index: Int) {
    guard let content = byID[item.id] else { return }
    content.item = item
    onRehost(content)
  }

  func update(_ item: StackItem, at index: Int) { byID[item.id]?.item = item }
}
