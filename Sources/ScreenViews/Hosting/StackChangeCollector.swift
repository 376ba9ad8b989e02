#if canImport(SwiftUI) && canImport(UIKit)
import ScreenDocument
import TopScreen

/// Keeps the contents of a collection view: collects the steps of each change of the stack, and
/// reports them in one call when the change ends.
@MainActor
final class StackChangeCollector: StackHost {
  /// The contents that one change of the stack has updated in place, or given to the other side.
  struct InPlaceChanges {
    var updated: [ContentIdentity] = []
    var rehosted: [ContentIdentity] = []
  }

  /// The contents by id.
  private(set) var itemByID: [ContentID: StackItem] = [:]
  /// The contents from top to bottom.
  private(set) var order: [ContentIdentity] = []
  /// Called after each change of the stack, with what it updated and rehosted.
  var onDidChange: @MainActor (InPlaceChanges) -> Void = { _ in }

  private let handlerViews: HandlerViews
  private var inPlaceChanges = InPlaceChanges()

  init(_ handlerViews: HandlerViews) {
    self.handlerViews = handlerViews
  }

  func insert(_ item: StackItem, at index: Int) {
    itemByID[item.id] = item
    order.insert(item.identity, at: index)
  }

  func move(_ id: ContentID, from index: Int, to destination: Int) {
    order.insert(order.remove(at: index), at: destination)
  }

  func remove(_ id: ContentID, at index: Int) {
    itemByID[id] = nil
    order.remove(at: index)
    handlerViews.release(id)
  }

  func rehost(_ item: StackItem, at index: Int) {
    itemByID[item.id] = item
    handlerViews.release(item.id)
    inPlaceChanges.rehosted.append(item.identity)
  }

  func update(_ item: StackItem, at index: Int) {
    itemByID[item.id] = item
    inPlaceChanges.updated.append(item.identity)
  }

  func stackDidChange() {
    defer { inPlaceChanges = InPlaceChanges() }
    onDidChange(inPlaceChanges)
  }
}
#endif
