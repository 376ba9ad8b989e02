import StrictJSON

/// One page, space, group, block, item or element of a layout, as ``BlockLayoutReader`` lists it.
struct LayoutNode {
  var level: BlockPageLevel
  /// The node's kind; never `nil` for a block.
  var kind: String?
  /// The id that the server sent; `nil` if it is absent or invalid.
  var serverID: String?

  /// The node's value in the layout.
  var layoutValue: JSONValue

  /// The index of the parent in the list of nodes; `nil` for a page.
  var parentIndex: Int?

  /// The index after the last node inside this one; `index + 1` for a node without children.
  var subtreeEndIndex: Int

  /// The index of a block among the children of all groups, including omitted ones; `nil` for other
  /// nodes.
  var indexAmongChildrenOfAllGroups: Int?

  /// The index of a page's main space in the list of nodes; `nil` for other nodes.
  var mainSpaceIndex: Int?
}
