public import ScreenDocument

/// Shows a stack: a stack view, a list's model, or a test.
///
/// It performs each edit, and makes no decisions. A host shows one content, by a view, a controller
/// or a model. It is created at an insert or a rehost, kept during moves and updates, and released
/// at a removal or a rehost; it never serves another content. ``HostedStack`` makes the calls, each
/// with the indices at that moment.
@MainActor
public protocol StackHost<Item>: AnyObject {
  /// The entries of the stack.
  associatedtype Item: StackEntry

  /// Creates a host for a content, and inserts it.
  ///
  /// - Parameters:
  ///   - item: The content, which has no host yet.
  ///   - index: Its new index, at most the number of hosts.
  func insert(_ item: Item, at index: Int)

  /// Moves a host.
  ///
  /// - Parameters:
  ///   - id: The host's content.
  ///   - index: The host's index.
  ///   - destination: The new index, in the stack without the host.
  func move(_ id: ContentID, from index: Int, to destination: Int)

  /// Removes a host, and releases it with its handler, subscriptions and slot.
  ///
  /// - Parameters:
  ///   - id: The host's content.
  ///   - index: The host's index.
  func remove(_ id: ContentID, at index: Int)

  /// Creates a host for another side of a content at the same place, then releases the previous
  /// one.
  ///
  /// - Parameters:
  ///   - item: The content, with its state side.
  ///   - index: The host's index.
  func rehost(_ item: Item, at index: Int)

  /// Shows the new state of a content in its host.
  ///
  /// - Parameters:
  ///   - item: The content, on the same side.
  ///   - index: The host's index.
  func update(_ item: Item, at index: Int)

  /// Called before the calls for a change; the hosts are still as the last change left them.
  ///
  /// Does nothing by default.
  func stackWillChange()

  /// Called after the calls for a change.
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
