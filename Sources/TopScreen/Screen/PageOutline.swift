public import ScreenDocument

/// The nested boxes of a block page, for its views: the page, its current space, the groups of that
/// space, and their visible blocks.
public struct PageOutline: Equatable, Sendable, Identifiable {
  /// A part of a page; a page shows one space at a time.
  public struct Space: Equatable, Sendable, Identifiable {
    /// The space's identity on its screen.
    public let id: ContentID
    /// The appearance of the space's box.
    public let appearance: FundamentalAppearance
    /// The groups of the space from top to bottom, including those without visible blocks, which
    /// draw only their boxes.
    public let groups: [Group]
  }

  /// A group of blocks.
  public struct Group: Equatable, Sendable, Identifiable {
    /// The group's identity on its screen.
    public let id: ContentID
    /// The appearance of the group's box.
    public let appearance: FundamentalAppearance
    /// The blocks of the group, in the order of the stack.
    public let blocks: [Block]
  }

  /// A visible block of a group; it is a content of the screen.
  public struct Block: Equatable, Sendable, Identifiable {
    /// The content's item in the stack.
    public let item: StackItem
    /// The appearance of the block's box.
    public let appearance: FundamentalAppearance

    /// The content's identity on its screen.
    public var id: ContentID { item.id }
  }

  /// The page's identity on its screen.
  public let id: ContentID
  /// The appearance of the page's box.
  public let appearance: FundamentalAppearance
  /// The space that the page shows now; `nil` if the page has none.
  public let shownSpace: Space?

  /// Creates the outline of a page; `nil` if no container is a page.
  ///
  /// - Parameters:
  ///   - containers: The page's containers, without those of popups.
  ///   - items: The stack.
  ///   - current: Returns the current space of the page with an id.
  ///   - place: Returns the group that contains a content, and the appearance of the content's box;
  ///     `nil` for a content that is not a block.
  /// - Complexity: O(containers + items).
  init?(
    _ containers: [ContentContainer],
    items: [StackItem],
    current: (ContentID) -> ContentID?,
    place: (ContentID) -> BlockGroupAndAppearance?
  ) {
    guard let page = containers.first(where: { $0.level == .page }) else { return nil }
    id = page.id
    appearance = page.appearance
    var blocks: [ContentID: [Block]] = [:]
    for item in items {
      guard let place = place(item.id) else { continue }
      let block = Block(item: item, appearance: place.appearance)
      blocks[place.groupID, default: []].append(block)
    }
    let shownSpaceID = current(page.id)
    shownSpace = containers.first { $0.level == .space && $0.id == shownSpaceID }.map { space in
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
