import Parity
import ScreenDocument

/// The contents of a screen, with their lanes and stages.
@MainActor
struct LaneTable {
  private(set) var lanes: [ContentID: any ContentLane] = [:]
  /// The stages of the contents, readable without accessing a lane.
  private(set) var stages: [ContentID: Stage] = [:]
  /// The contents whose kinds have neither route nor handler.
  private var unrouted: [ContentID: ContentKind] = [:]
  /// The number of contents that were ever added to the screen, including released ones.
  private(set) var addedCount = 0

  subscript(id: ContentID) -> (any ContentLane)? { lanes[id] }

  mutating func add(_ lane: any ContentLane) {
    lanes[lane.plan.id] = lane
    stages[lane.plan.id] = lane.stage
    addedCount += 1
  }

  /// Stores the current stage of a lane in ``stages``.
  mutating func updateStage(of lane: any ContentLane) {
    stages[lane.plan.id] = lane.stage
  }

  /// Adds a content whose kind has neither route nor handler.
  ///
  /// - Returns: Whether the content is new.
  mutating func addUnrouted(_ id: ContentID, _ kind: ContentKind) -> Bool {
    unrouted.updateValue(kind, forKey: id) == nil
  }

  mutating func remove(_ id: ContentID) -> (any ContentLane)? {
    unrouted[id] = nil
    stages[id] = nil
    return lanes.removeValue(forKey: id)
  }

  /// The lanes in the order in which their contents were added.
  var inOrder: [any ContentLane] { lanes.values.sorted { $0.plan.order < $1.plan.order } }
}
