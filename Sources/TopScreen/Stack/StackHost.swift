public import ScreenDocument

/// Shows a stack of contents: a stack view, the model of a list, or a test.
///
/// It performs each edit, and makes no decisions. For each content it has one content view: a view,
/// a controller or a model. A content view is created at an insert or a rehost, kept during moves
/// and updates, and released at a removal or a rehost; it never shows another content.
/// ``HostedStack`` makes the calls, each with the indices that are valid at that moment.
@MainActor
public protocol StackHost<Item>: AnyObject {
  /// The type of the stack's entries.
  associatedtype Item: StackEntry

  /// Creates the content view of a content, and inserts it.
  ///
  /// - Parameters:
  ///   - item: The content, which has no content view yet.
  ///   - index: The index to insert at, at most the number of content views.
  func insert(_ item: Item, at index: Int)

  /// Moves a content view.
  ///
  /// - Parameters:
  ///   - id: The content.
  ///   - index: The current index of its content view.
  ///   - destination: The new index, in the stack without this content view.
  func move(_ id: ContentID, from index: Int, to destination: Int)

  /// Removes a content view, and releases it.
  ///
  /// - Parameters:
  ///   - id: The content.
  ///   - index: The index of its content view.
  func remove(_ id: ContentID, at index: Int)

  /// Creates a content view for the new side of a content at the same index, then releases the
  /// previous content view.
  ///
  /// - Parameters:
  ///   - item: The content, with its new side.
  ///   - index: The index of its content view.
  func rehost(_ item: Item, at index: Int)

  /// Updates the content view of a content that has changed.
  ///
  /// - Parameters:
  ///   - item: The content, on the same side.
  ///   - index: The index of its content view.
  func update(_ item: Item, at index: Int)

  /// Called before the calls for one change of the stack.
  ///
  /// Does nothing by default.
  func stackWillChange()

  /// Called after the calls for one change of the stack.
  ///
  /// Does nothing by default.
  func stackDidChange()
}

extension StackHost {
  /// Does nothing.
  public func stackWillChange() {}

  /// Does nothing.
  public func stackDidChange() {}
}
