import ScreenDocument

/// The lanes of a screen that are compared, in the order in which their comparison began.
///
/// A removed lane is released at once and leaves a gap. The gaps are removed when they are more
/// than half of ``lanesAndGaps``.
///
/// - Complexity: Appending and removing are amortised O(1).
@MainActor
struct ComparedLanes {
  /// The lanes in order; `nil` is a gap that a removed lane has left.
  private(set) var lanesAndGaps: [(any ContentLane)?] = []
  private var indexOfID: [ContentID: Int] = [:]
  /// The index in ``lanesAndGaps`` at which the next turn begins to run candidates.
  var firstIndexOfNextTurn = 0

  var isEmpty: Bool { indexOfID.isEmpty }

  /// Adds a lane; does nothing if a lane with its id is present.
  mutating func append(_ lane: any ContentLane) {
    guard indexOfID[lane.constants.id] == nil else { return }
    indexOfID[lane.constants.id] = lanesAndGaps.count
    lanesAndGaps.append(lane)
  }

  /// Removes a lane.
  ///
  /// - Returns: Whether the lane was present.
  mutating func remove(_ id: ContentID) -> Bool {
    guard let index = indexOfID.removeValue(forKey: id) else { return false }
    lanesAndGaps[index] = nil
    if indexOfID.count * 2 < lanesAndGaps.count { removeGaps() }
    return true
  }

  private mutating func removeGaps() {
    lanesAndGaps.removeAll { $0 == nil }
    for (index, lane) in lanesAndGaps.enumerated() {
      if let lane { indexOfID[lane.constants.id] = index }
    }
  }
}
