public import ScreenDocument

/// The nesting of a block page, from which its boxes are drawn: the page, the space of it that is
/// shown, the groups of that, and their blocks.
public struct PageOutline: Equatable, Sendable, Identifiable {
  /// A part of the page that is shown by itself.
  public struct Space: Equatable, Sendable, Identifiable {
    /// The space's identity on its screen.
    public let id: ContentID
    /// How its box looks.
    public let appearance: FundamentalAppearance
    /// Its groups, from top to bottom; those without a block on the screen too, for their boxes.
    public let groups: [Group]
  }

  /// Blocks that stand together.
  public struct Group: Equatable, Sendable, Identifiable {
    /// The group's identity on its screen.
    public let id: ContentID
    /// How its box looks.
    public let appearance: FundamentalAppearance
    /// Its blocks, in the order of the stack.
    public let blocks: [Block]
  }

  /// A content of the screen.
  public struct Block: Equatable, Sendable, Identifiable {
    /// The content, as it stands in the stack.
    public let item: StackItem
    /// How its box looks.
    public let appearance: FundamentalAppearance

    /// The content's identity on its screen.
    public var id: ContentID { item.id }
  }

  /// The page's identity on its screen.
  public let id: ContentID
  /// How its box looks.
  public let appearance: FundamentalAppearance
  /// The space that is shown; `nil` for a page without one.
  public let space: Space?

  /// Finds what stands in what.
  ///
  /// - Parameters:
  ///   - containers: The page's containers; a popup's are none of it.
  ///   - items: The stack.
  ///   - current: The space of the page that is shown.
  ///   - place: The group that a content stands in, and how its box looks.
  /// - Complexity: O(containers + items).
  init?(
    _ containers: [ContentContainer],
    items: [StackItem],
    current: (ContentID) -> ContentID?,
    place: (ContentID) -> BlockPlace?
  ) {
    guard let page = containers.first(where: { $0.level == .page }) else { return nil }
    id = page.id
    appearance = page.appearance
    var blocks: [ContentID: [Block]] = [:]
    for item in items {
      guard let place = place(item.id) else { continue }
      let block = Block(item: item, appearance: place.appearance)
      blocks[place.container, default: []].append(block)
    }
    let shown = current(page.id)
    space = containers.first { $0.level == .space && $0.id == shown }.map { space in
      let groups = containers.filter { $0.level == .group && $0.parent == space.id }
      return Space(
        id: space.id,
        appearance: space.appearance,
        groups: groups.map { group in
          Group(id: group.id, appearance: group.appearance, blocks: blocks[group.id] ?? [])
        }
      )
    }
  }
}
