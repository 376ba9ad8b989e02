public import ScreenDocument

/// What shows a stack: a stack view, a list's model, or a test.
///
/// It receives each edit and decides nothing. A host is what shows one content: a view, a controller,
/// a model. One is made at an insert or a rehost, kept over moves and updates, and released at a
/// remove or a rehost; it never serves another content. ``HostedStack`` makes the calls, each with
/// indices that are right at that moment.
@MainActor
public protocol StackHost<Item>: AnyObject {
  /// What the stack consists of.
  associatedtype Item: StackEntry

  /// Makes a host for a content, and puts it in.
  ///
  /// - Parameters:
  ///   - item: The content, whose id has no host.
  ///   - index: Where it stands from now on, at most the number of hosts.
  func insert(_ item: Item, at index: Int)

  /// Takes a host out, and puts the same one in elsewhere.
  ///
  /// - Parameters:
  ///   - id: The content that it shows.
  ///   - index: Where it stands.
  ///   - destination: Where it stands from now on: an index of the hosts without it.
  func move(_ id: ContentID, from index: Int, to destination: Int)

  /// Takes a host out, and releases it with its handler, subscriptions and slot.
  ///
  /// - Parameters:
  ///   - id: The content that it shows.
  ///   - index: Where it stands.
  func remove(_ id: ContentID, at index: Int)

  /// Makes a new host for another side of a content in its place, then releases the one before.
  ///
  /// - Parameters:
  ///   - item: The content, with its new side.
  ///   - index: Where it stands.
  func rehost(_ item: Item, at index: Int)

  /// Shows the new state of a content in the host that it has.
  ///
  /// - Parameters:
  ///   - item: The content, on the side that it was.
  ///   - index: Where it stands.
  func update(_ item: Item, at index: Int)

  /// Takes that calls follow; everything still stands as the calls before have left it.
  ///
  /// Nothing unless a host says otherwise.
  func stackWillChange()

  /// Takes that the calls are done.
  ///
  /// Nothing unless a host says otherwise.
  func stackDidChange()
}

extension StackHost {
  /// Does nothing.
  public func stackWillChange() {}

  /// Does nothing.
  public func stackDidChange() {}
}
