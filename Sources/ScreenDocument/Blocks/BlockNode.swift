import StrictJSON

/// One page, space, group, block, item or element of a layout, standing where it may.
struct BlockNode {
  var level: BlockLevel
  var kind: String?
  var serverID: String?

  /// What the layout says of it.
  var value: JSONValue

  /// The index of what it stands in; `nil` for a page.
  var parent: Int?

  /// The index after the last node inside it; nodes stand in the order of the layout.
  var end: Int

  /// The index of a block among all that stands in groups, composed or not.
  var position: Int?

  /// The index of a page's main space.
  var mainSpace: Int?
}
