/// The group that contains a block, and the block's appearance, stored with its response.
package final class BlockGroupAndAppearance: Hashable, Sendable {
  /// The id of the group.
  package let groupID: ContentID
  package let appearance: FundamentalAppearance

  init(groupID: ContentID, appearance: FundamentalAppearance) {
    self.groupID = groupID
    self.appearance = appearance
  }

  package static func == (left: BlockGroupAndAppearance, right: BlockGroupAndAppearance) -> Bool {
    left === right
      || left.groupID == right.groupID && left.appearance == right.appearance
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(groupID)
    hasher.combine(appearance)
  }
}
