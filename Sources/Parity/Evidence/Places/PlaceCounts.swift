/// The number of differences in each place, with `*` for the indices of lists.
///
/// The first 1,024 places have a count each, and all others share one. A file lists the 16 most
/// frequent.
package struct PlaceCounts: Hashable, Sendable {
  /// The number of places that a file lists: 16.
  package static let listedCount = 16
  /// The number of places with a count of their own: 1,024.
  package static let maximumCount = 1_024

  private var counts: [DifferencePlace: Int] = [:]
  /// The count of all other places.
  private var others = 0

  /// Creates empty counts.
  package init() {}

  /// Whether nothing was counted.
  package var isEmpty: Bool { counts.isEmpty && others == 0 }

  /// The places with the highest counts, sorted by falling count and then by place.
  package var mostFrequent: [(place: DifferencePlace, count: Int)] {
    Array(sorted.prefix(Self.listedCount))
  }

  /// The count of all places that ``mostFrequent`` does not list.
  package var otherCount: Int {
    sorted.dropFirst(Self.listedCount).reduce(others) { Self.sum($0, $1.count) }
  }

  /// Counts the places of one comparison, each once.
  mutating func add(_ differences: [ParityDifference]) {
    for place in Set(differences.map(DifferencePlace.init(pattern:))).sorted() { add(1, at: place) }
  }

  /// Adds to the count of a place.
  mutating func add(_ count: Int, at place: DifferencePlace) {
    if counts.count < Self.maximumCount || counts[place] != nil {
      counts[place] = Self.sum(counts[place] ?? 0, count)
    } else {
      addOthers(count)
    }
  }

  /// Adds to the count of the places that are not listed.
  mutating func addOthers(_ count: Int) { others = Self.sum(others, count) }

  /// Adds other counts.
  mutating func add(_ other: Self) {
    for (place, count) in other.sorted { add(count, at: place) }
    addOthers(other.others)
  }

  private var sorted: [(place: DifferencePlace, count: Int)] {
    counts.map { ($0.key, $0.value) }
      .sorted { ($1.count, $0.place) < ($0.count, $1.place) }
  }

  private static func sum(_ left: Int, _ right: Int) -> Int {
    min(left + right, MixtureTest.maximumCount)
  }
}
