import LegacyRx

/// One picture of a report: the boxes and arrows of one group, or an overview of all groups.
struct WiringDiagram {
  /// The caption of the picture.
  let title: String
  private(set) var boxes: [Box] = []
  private(set) var arrows: [Arrow] = []
  private var boxIndexByKey: [Box.Key: Int] = [:]
  private var arrowIndexByKey: [ArrowKey: Int] = [:]

  init(title: String) {
    self.title = title
  }

  /// A box for one node, a chain of operators or a whole group.
  struct Box {
    var key: Key
    var role: WiringNode.Role?
    var lines: [String]
    var isAlive = true
    /// Whether the node of the box belongs to another group than this picture.
    ///
    /// The picture of the other group shows the node too.
    var belongsToOtherGroup = false
    /// The ids of the nodes that the box stands for.
    var nodeIDs: [Int] = []

    /// The HTML id of the box, from its first node; `nil` for a box that belongs to another group
    /// or stands for no node.
    var elementID: String? { belongsToOtherGroup ? nil : nodeIDs.first.map { "node-\($0)" } }

    enum Key: Hashable {
      case node(Int)
      case operatorChain(firstNode: Int)
      case group(String?)
    }
  }

  /// An arrow between two boxes, which are indices in ``boxes``.
  struct Arrow: Hashable {
    var source: Int
    var target: Int
    var kind: WiringEdge.Kind
    var eventCount: Int
    var isActive: Bool
  }

  /// What an arrow shares with no other arrow of the picture.
  private struct ArrowKey: Hashable {
    let source: Int
    let target: Int
    let kind: WiringEdge.Kind
  }

  /// What a picture shows; pictures with equal keys look equal.
  struct DrawingKey: Hashable {
    fileprivate let boxTexts: [[String]]
    fileprivate let arrows: [Arrow]
  }

  /// What the picture shows; two pictures with an equal key share one drawing.
  ///
  /// The key has neither the title nor the ids of nodes.
  var drawingKey: DrawingKey {
    DrawingKey(
      boxTexts: boxes.map { box in
        [box.role?.rawValue ?? "", "\(box.isAlive)", "\(box.belongsToOtherGroup)"] + box.lines
      },
      arrows: arrows
    )
  }

  /// Adds a box unless there is one with the same key; returns its index.
  mutating func add(_ box: Box) -> Int {
    if let known = boxIndexByKey[box.key] { return known }
    boxes.append(box)
    boxIndexByKey[box.key] = boxes.count - 1
    return boxes.count - 1
  }

  /// Adds an arrow; arrows of one kind between the same boxes become one, with the sum of their
  /// events.
  mutating func connect(_ source: Int, to target: Int, by edge: WiringEdge) {
    let key = ArrowKey(source: source, target: target, kind: edge.kind)
    if let same = arrowIndexByKey[key] {
      arrows[same].eventCount += edge.eventCount
      arrows[same].isActive = arrows[same].isActive || edge.activeSubscriptionCount > 0
    } else {
      arrowIndexByKey[key] = arrows.count
      arrows.append(
        Arrow(
          source: source,
          target: target,
          kind: edge.kind,
          eventCount: edge.eventCount,
          isActive: edge.activeSubscriptionCount > 0 || edge.kind == .cause
        )
      )
    }
  }
}
