import ScreenDocument

/// The lanes of a screen that are compared, in the order in which their contents were added.
///
/// A removed lane is released at once and leaves an empty place. The empty places are removed when
/// they are more than half of all.
///
/// - Complexity: Appending and removing are amortised O(1).
@MainActor
struct ComparedLanes {
  /// The lanes in order; `nil` is an empty place.
  private(set) var places: [(any ContentLane)?] = []
  private var placeOfID: [ContentID: Int] = [:]
  /// The index of the place at which the next turn of candidates begins.
  var cursor = 0

  var isEmpty: Bool { placeOfID.isEmpty }

  mutating func append(_ lane: any ContentLane) {
    guard placeOfID.updateValue(places.count, forKey: lane.plan.id) == nil else { return }
    places.append(lane)
  }

  /// Removes a lane.
  ///
  /// - Returns: Whether the lane was present.
  mutating func remove(_ id: ContentID) -> Bool {
    guard let place = placeOfID.removeValue(forKey: id) else { return false }
    places[place] = nil
    if placeOfID.count * 2 < places.count { closeUp() }
    return true
  }

  private mutating func closeUp() {
    places.removeAll { $0 == nil }
    for (place, lane) in places.enumerated() {
      if let lane { placeOfID[lane.plan.id] = place }
    }
  }
}
