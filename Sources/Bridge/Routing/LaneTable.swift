import Parity
import ScreenDocument

/// The contents of a screen, with their lanes and stages.
@MainActor
struct LaneTable {
  private struct Entry {
    let lane: any ContentLane
    /// The lane's stage, readable without accessing the lane.
    var stage: Stage
  }

  private var entries: [ContentID: Entry] = [:]
  /// The contents whose kinds have neither route nor handler.
  private var kindOfContentWithoutLane: [ContentID: ContentKind] = [:]
  /// The number of lanes that were ever added to the table, including removed ones.
  private(set) var addedLaneCount = 0

  subscript(id: ContentID) -> (any ContentLane)? { entries[id]?.lane }

  /// The contents with a lane.
  var idsWithLane: [ContentID] { Array(entries.keys) }

  /// Returns the stage of a content; `nil` if it has no lane.
  func stage(of id: ContentID) -> Stage? { entries[id]?.stage }

  /// Reserves memory for the contents of the first document; does nothing if a content has a lane.
  mutating func reserveCapacityIfEmpty(_ count: Int) {
    if entries.isEmpty { entries.reserveCapacity(count) }
  }

  mutating func add(_ lane: any ContentLane, as id: ContentID) {
    entries[id] = Entry(lane: lane, stage: lane.stage)
    addedLaneCount += 1
  }

  /// Stores the current stage of a lane in its entry.
  mutating func recordStage(of lane: any ContentLane) {
    entries[lane.constants.id]?.stage = lane.stage
  }

  /// Adds a content whose kind has neither route nor handler.
  ///
  /// - Returns: Whether the table did not have such a content with this id.
  mutating func addContentWithoutLane(_ id: ContentID, _ kind: ContentKind) -> Bool {
    kindOfContentWithoutLane.updateValue(kind, forKey: id) == nil
  }

  /// Removes a content, also one without a lane.
  ///
  /// - Returns: Its lane; `nil` if it has none, or if the content is not in the table.
  mutating func removeContent(_ id: ContentID) -> (any ContentLane)? {
    kindOfContentWithoutLane[id] = nil
    return entries.removeValue(forKey: id)?.lane
  }

  /// The lanes in the order in which their contents were added.
  var lanesInOrder: [any ContentLane] {
    entries.values.map(\.lane).sorted { $0.constants.additionIndex < $1.constants.additionIndex }
  }
}
