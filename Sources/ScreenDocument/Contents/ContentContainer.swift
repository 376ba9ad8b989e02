/// A page, space or group of a block page, which contains contents.
public struct ContentContainer: Hashable, Sendable {
  /// Which part of a block page a container is: the page itself, a space or a group.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// The whole page.
    case page
    /// A part of a page; a page shows one space at a time.
    case space
    /// A group of blocks.
    case group
  }

  /// The container's id, unique among the containers and contents of its screen.
  public let id: ContentID

  /// Whether the container is a page, a space or a group.
  public let level: Level

  /// The id of the parent container; `nil` for a page.
  public let parent: ContentID?

  /// The appearance of the container's box.
  public let appearance: FundamentalAppearance

  /// The id of the space that a page shows first; `nil` for spaces and groups.
  public let mainSpace: ContentID?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - id: The container's identity on its screen.
  ///   - level: The level.
  ///   - parent: The parent container.
  ///   - appearance: The appearance of the container's box.
  ///   - mainSpace: The space that a page shows first.
  public init(
    id: ContentID,
    level: Level,
    parent: ContentID?,
    appearance: FundamentalAppearance = .default,
    mainSpace: ContentID? = nil
  ) {
    self.id = id
    self.level = level
    self.parent = parent
    self.appearance = appearance
    self.mainSpace = mainSpace
  }
}
