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
    /// The ids of the nodes that the box stands for.
    var nodes: [Int] = []

    /// The id of the box in its page; `nil` for a box that another picture shows too.
    var anchor: String? { isElsewhere ? nil : nodes.first.map { "node-\($0)" } }

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

  /// The look of a picture, by which equal pictures are found.
  struct Shape: Hashable {
    fileprivate let boxes: [[String]]
    fileprivate let arrows: [[Int]]
    fileprivate let kinds: [WiringEdge.Kind]
  }

  /// The look of the picture, without its title and the identity of nodes.
  var shape: Shape {
    Shape(
      boxes: boxes.map { box in
        [box.role?.rawValue ?? "", "\(box.isAlive)", "\(box.isElsewhere)"] + box.lines
      },
      arrows: arrows.map { [$0.source, $0.target, $0.events, $0.isActive ? 1 : 0] },
      kinds: arrows.map(\.kind)
    )
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
