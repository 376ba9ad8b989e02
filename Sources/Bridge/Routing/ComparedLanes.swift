/// The lanes of a screen that are compared, in the order in which their contents first came.
///
/// A lane that leaves is let go at once and leaves its place empty; places close up when half of
/// them are empty.
///
/// - Complexity: Appending and removing are amortised O(1).
@MainActor
struct ComparedLanes {
  private(set) var places: [ContentLane?] = []
  /// The place with which the next turn begins.
  var cursor = 0
  private var emptyPlaces = 0

  mutating func append(_ lane: ContentLane) {
    lane.comparedPlace = places.count
    places.append(lane)
  }

  mutating func remove(_ lane: ContentLane) {
    guard let place = lane.comparedPlace else { return }
    lane.comparedPlace = nil
    places[place] = nil
    emptyPlaces += 1
    if emptyPlaces * 2 > places.count { closeUp() }
  }

  private mutating func closeUp() {
    places.removeAll { $0 == nil }
    emptyPlaces = 0
    for (place, lane) in places.enumerated() { lane?.comparedPlace = place }
  }
}
