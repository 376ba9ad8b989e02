/// A picture of one group, or of several groups whose pictures look equal.
struct WiringGroupPicture {
  /// The picture of the first group.
  let panelOfFirstGroup: WiringPanel
  private(set) var groups: [String?]
  /// The HTML id of the box for each node of all groups.
  private(set) var boxIDByNode: [Int: String] = [:]

  init(_ group: String?, _ panel: WiringPanel) {
    panelOfFirstGroup = panel
    groups = [group]
    mapNodesToDrawnBoxes(of: panel)
  }

  /// Adds a group whose picture looks equal to ``panelOfFirstGroup``, and is therefore not drawn.
  ///
  /// - Parameters:
  ///   - group: The group; `nil` for the nodes without a group.
  ///   - panel: The picture of the group.
  mutating func addEqualLooking(_ group: String?, _ panel: WiringPanel) {
    groups.append(group)
    mapNodesToDrawnBoxes(of: panel)
  }

  private mutating func mapNodesToDrawnBoxes(of other: WiringPanel) {
    for (drawn, box) in zip(panelOfFirstGroup.boxes, other.boxes) {
      guard let elementID = drawn.elementID else { continue }
      for node in box.nodeIDs { boxIDByNode[node] = elementID }
    }
  }
}
