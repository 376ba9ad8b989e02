/// The group that contains a block, and the block's appearance, stored with its response.
package final class BlockPlace: Hashable, Sendable {
  /// The id of the group.
  package let container: ContentID
  package let appearance: FundamentalAppearance

  init(container: ContentID, appearance: FundamentalAppearance) {
    self.container = container
    self.appearance = appearance
  }

  package static func == (left: BlockPlace, right: BlockPlace) -> Bool {
    left === right
      || left.container == right.container && left.appearance == right.appearance
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(container)
    hasher.combine(appearance)
  }
}
