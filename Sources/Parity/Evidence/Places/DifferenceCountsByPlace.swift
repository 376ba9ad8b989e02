/// The number of comparisons with a difference at each place, with `*` for the indices of lists.
///
/// Each of the first 1,024 places has its own count; all other places share one count. A ledger
/// file contains the 16 places with the highest counts, and one count for all others.
package struct DifferenceCountsByPlace: Hashable, Sendable {
  /// The number of places in ``mostFrequent`` and in a ledger file: 16.
  package static let maximumMostFrequentPlaces = 16
  /// The maximum number of places that have their own count: 1,024.
  package static let maximumPlaces = 1_024

  private var countByPlace: [DifferencePlace: Int] = [:]
  /// The shared count of all places that have no count of their own.
  private var countAtPlacesBeyondMaximum = 0

  /// Creates empty counts.
  package init() {}

  /// Whether no difference was counted.
  package var isEmpty: Bool { countByPlace.isEmpty && countAtPlacesBeyondMaximum == 0 }

  /// The places with the highest counts, at most 16, sorted by descending count and then by place.
  package var mostFrequent: [(place: DifferencePlace, count: Int)] {
    Array(placesByDescendingCount.prefix(Self.maximumMostFrequentPlaces))
  }

  /// The sum of the counts of all places that ``mostFrequent`` does not contain.
  package var countAtLessFrequentPlaces: Int {
    placesByDescendingCount.dropFirst(Self.maximumMostFrequentPlaces)
      .reduce(countAtPlacesBeyondMaximum) { Int.cappedSum($0, $1.count) }
  }

  /// Adds 1 to the count of each place with a difference in one comparison.
  mutating func addOnce(toEachPlaceOf differences: [ParityDifference]) {
    for place in Set(differences.map(DifferencePlace.init(pattern:))).sorted() { add(1, at: place) }
  }

  /// Adds a number to the count of a place, or to the shared count if the place has no own count.
  mutating func add(_ count: Int, at place: DifferencePlace) {
    if countByPlace.count < Self.maximumPlaces || countByPlace[place] != nil {
      countByPlace[place] = Int.cappedSum(countByPlace[place] ?? 0, count)
    } else {
      addAtPlacesBeyondMaximum(count)
    }
  }

  /// Adds a number to the shared count of the places that have no count of their own.
  mutating func addAtPlacesBeyondMaximum(_ count: Int) {
    countAtPlacesBeyondMaximum = Int.cappedSum(countAtPlacesBeyondMaximum, count)
  }

  /// Adds other counts.
  mutating func add(_ other: Self) {
    for (place, count) in other.placesByDescendingCount { add(count, at: place) }
    addAtPlacesBeyondMaximum(other.countAtPlacesBeyondMaximum)
  }

  private var placesByDescendingCount: [(place: DifferencePlace, count: Int)] {
    countByPlace.map { ($0.key, $0.value) }
      .sorted { ($1.count, $0.place) < ($0.count, $1.place) }
  }
}
