import Parity
import ScreenDocument

/// The contents of a screen, with their lanes and stages.
@MainActor
struct LaneTable {
  private struct Place {
    let lane: any ContentLane
    /// The lane's stage, readable without accessing the lane.
    var stage: Stage
  }

  private var places: [ContentID: Place] = [:]
  /// The contents whose kinds have neither route nor handler.
  private var unrouted: [ContentID: ContentKind] = [:]
  /// The number of contents that were ever added to the screen, including released ones.
  private(set) var addedCount = 0

  subscript(id: ContentID) -> (any ContentLane)? { places[id]?.lane }

  /// The contents with a lane.
  var ids: [ContentID] { Array(places.keys) }

  /// Returns the stage of a content; `nil` if it has no lane.
  func stage(of id: ContentID) -> Stage? { places[id]?.stage }

  /// Makes room for a document, so that its contents are added without moving those before.
  mutating func reserve(_ count: Int) {
    if places.isEmpty { places.reserveCapacity(count) }
  }

  mutating func add(_ lane: any ContentLane, as id: ContentID) {
    places[id] = Place(lane: lane, stage: lane.stage)
    addedCount += 1
  }

  /// Stores the current stage of a lane in the lane's place.
  mutating func recordStage(of lane: any ContentLane) {
    places[lane.plan.id]?.stage = lane.stage
  }

  /// Adds a content whose kind has neither route nor handler.
  ///
  /// - Returns: Whether the content is new.
  mutating func addUnrouted(_ id: ContentID, _ kind: ContentKind) -> Bool {
    unrouted.updateValue(kind, forKey: id) == nil
  }

  mutating func remove(_ id: ContentID) -> (any ContentLane)? {
    unrouted[id] = nil
    return places.removeValue(forKey: id)?.lane
  }

  /// The lanes in the order in which their contents were added.
  var inOrder: [any ContentLane] {
    places.values.map(\.lane).sorted { $0.plan.order < $1.plan.order }
  }
}
