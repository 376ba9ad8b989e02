/// Something that a content can do when it is asked to, as its document says.
public struct ContentAction: Hashable, Sendable {
  /// What to do: `navigate`.
  public let name: String

  /// Where it leads, where the action needs that.
  public let destination: Destination?

  /// The item or element of a block that does it; `nil` for the content itself.
  public let element: ContentID?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: What to do.
  ///   - destination: Where it leads.
  ///   - element: The item or element of a block that does it.
  public init(name: String, destination: Destination? = nil, element: ContentID? = nil) {
    self.name = name
    self.destination = destination
    self.element = element
  }
}
