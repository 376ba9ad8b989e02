/// A page, space or group of a block page: a box that contents stand in.
public struct ContentContainer: Hashable, Sendable {
  /// Which of the outer levels a container is.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// The whole page.
    case page
    /// A part of a page that is shown by itself.
    case space
    /// Blocks that stand together.
    case group
  }

  /// The container's identity on its screen.
  public let id: ContentID

  /// Which level it is.
  public let level: Level

  /// What it stands in; `nil` for a page.
  public let parent: ContentID?

  /// How its box looks.
  public let appearance: FundamentalAppearance

  /// The space of a page that is shown first; `nil` for spaces and groups.
  public let mainSpace: ContentID?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - id: The container's identity on its screen.
  ///   - level: Which level it is.
  ///   - parent: What it stands in.
  ///   - appearance: How its box looks.
  ///   - mainSpace: The space of a page that is shown first.
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
