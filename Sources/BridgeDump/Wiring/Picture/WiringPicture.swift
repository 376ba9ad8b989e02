/// A picture of one group, or of several groups whose pictures look equal.
struct WiringPicture {
  /// The picture of the first group.
  let panel: WiringPanel
  private(set) var groups: [String?]
  /// The HTML id of the box for each node of all groups.
  private(set) var boxIDByNode: [Int: String] = [:]

  init(_ group: String?, _ panel: WiringPanel) {
    self.panel = panel
    groups = [group]
    addBoxIDs(of: panel)
  }

  /// Adds a group whose picture looks equal.
  mutating func addEqualLooking(_ group: String?, _ panel: WiringPanel) {
    groups.append(group)
    addBoxIDs(of: panel)
  }

  private mutating func addBoxIDs(of other: WiringPanel) {
    for (drawn, box) in zip(panel.boxes, other.boxes) {
      guard let elementID = drawn.elementID else { continue }
      for node in box.nodeIDs { boxIDByNode[node] = elementID }
    }
  }
}
