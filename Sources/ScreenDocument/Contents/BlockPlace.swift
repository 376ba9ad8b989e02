/// The container and appearance of a block, stored beside its response.
package final class BlockPlace: Hashable, Sendable {
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
