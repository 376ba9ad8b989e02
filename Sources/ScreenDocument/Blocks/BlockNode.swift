import StrictJSON

/// One page, space, group, block, item or element at a valid place in a layout.
struct BlockNode {
  var level: BlockLevel
  var kind: String?
  var serverID: String?

  /// The node's value in the layout.
  var value: JSONValue

  /// The index of the parent; `nil` for a page.
  var parent: Int?

  /// The index after the last node inside this one; nodes are in layout order.
  var end: Int

  /// The index of a block among all children of groups, composed or not.
  var position: Int?

  /// The index of a page's main space.
  var mainSpace: Int?
}
