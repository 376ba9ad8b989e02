/// A picture of one group, or of several groups whose pictures look equal.
struct SharedGroupPicture {
  /// The picture of the first group.
  let diagramOfFirstGroup: WiringDiagram
  private(set) var groups: [String?]
  /// The contents of the groups; a group that is no content has none.
  private(set) var contents: [WiringReport.ContentAndSide]
  /// The HTML id of the drawn box for each node of all groups; a node without such a box is
  /// missing.
  private(set) var boxIDByNode: [Int: String] = [:]

  init(
    _ group: String?,
    _ diagram: WiringDiagram,
    contents: [WiringReport.ContentAndSide]
  ) {
    diagramOfFirstGroup = diagram
    groups = [group]
    self.contents = contents
    mapNodesToDrawnBoxes(of: diagram)
  }

  /// Adds a group whose picture looks equal to ``diagramOfFirstGroup``, and is therefore not drawn.
  ///
  /// - Parameters:
  ///   - group: The group; `nil` for the nodes without a group.
  ///   - diagram: The picture of the group.
  ///   - contents: The contents of the group.
  mutating func addEqualLookingGroup(
    _ group: String?,
    _ diagram: WiringDiagram,
    contents: [WiringReport.ContentAndSide]
  ) {
    groups.append(group)
    self.contents += contents
    mapNodesToDrawnBoxes(of: diagram)
  }

  private mutating func mapNodesToDrawnBoxes(of other: WiringDiagram) {
    for (drawn, box) in zip(diagramOfFirstGroup.boxes, other.boxes) {
      guard let elementID = drawn.elementID else { continue }
      for node in box.nodeIDs { boxIDByNode[node] = elementID }
    }
  }
}
