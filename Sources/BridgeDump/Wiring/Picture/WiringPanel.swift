import LegacyRx

/// One picture of a report: the boxes and arrows of one group, or an overview of all groups.
struct WiringPanel {
  /// The caption of the picture.
  let title: String
  private(set) var boxes: [Box] = []
  private(set) var arrows: [Arrow] = []
  private var numbers: [Box.Key: Int] = [:]

  init(title: String) {
    self.title = title
  }

  /// A box for one node, a chain of operators or a whole group.
  struct Box {
    var key: Key
    var role: WiringNode.Role?
    var lines: [String]
    var isAlive = true
    /// Whether the box belongs to another group, whose picture shows it too.
    var isElsewhere = false

    enum Key: Hashable {
      case node(Int)
      case run(first: Int)
      case group(String?)
    }
  }

  /// An arrow between two boxes.
  struct Arrow {
    var source: Int
    var target: Int
    var kind: WiringEdge.Kind
    var events: Int
    var isActive: Bool
  }

  /// Adds a box unless it exists; returns its index.
  mutating func add(_ box: Box) -> Int {
    if let known = numbers[box.key] { return known }
    boxes.append(box)
    numbers[box.key] = boxes.count - 1
    return boxes.count - 1
  }

  /// Adds an arrow; arrows between the same boxes become one, with the sum of their events.
  mutating func connect(_ source: Int, to target: Int, by edge: WiringEdge) {
    let same = arrows.firstIndex {
      $0.source == source && $0.target == target && $0.kind == edge.kind
    }
    if let same {
      arrows[same].events += edge.events
      arrows[same].isActive = arrows[same].isActive || edge.active > 0
    } else {
      arrows.append(
        Arrow(
          source: source,
          target: target,
          kind: edge.kind,
          events: edge.events,
          isActive: edge.active > 0 || edge.kind == .cause
        )
      )
    }
  }
}
