/// An action that a content declares in its payload; ``ActionRegistry/perform(_:)`` performs it.
public struct ContentAction: Hashable, Sendable {
  /// The action's name, such as `navigate`.
  public let name: String

  /// The destination; `nil` if the action has none.
  public let destination: Destination?

  /// The item or element of a block that has the action; `nil` for the content itself.
  public let itemOrElement: ContentID?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The action's name.
  ///   - destination: The destination.
  ///   - itemOrElement: The item or element of a block that has the action.
  public init(
    name: String,
    destination: Destination? = nil,
    itemOrElement: ContentID? = nil
  ) {
    self.name = name
    self.destination = destination
    self.itemOrElement = itemOrElement
  }
}
