/// How often both sides have differed in each place, `*` standing for the indices of lists.
///
/// The first 1,024 places are counted one by one and the rest together; a file has the 16 most frequent.
package struct PlaceCounts: Hashable, Sendable {
  /// How many places a file has, 16.
  package static let listedCount = 16
  /// How many places are counted one by one, 1,024.
  package static let maximumCount = 1_024

  private var counts: [DifferencePlace: Int] = [:]
  /// How often in all other places.
  private var others = 0

  /// Creates counts of nothing.
  package init() {}

  /// Whether nothing was counted.
  package var isEmpty: Bool { counts.isEmpty && others == 0 }

  /// The most frequent places, the most frequent first, and how often each differed; of equal ones the
  /// least first.
  package var mostFrequent: [(place: DifferencePlace, count: Int)] {
    Array(sorted.prefix(Self.listedCount))
  }

  /// How often both sides have differed in places that ``mostFrequent`` does not list.
  package var otherCount: Int {
    sorted.dropFirst(Self.listedCount).reduce(others) { Self.sum($0, $1.count) }
  }

  /// Counts the places of one comparison, each once.
  mutating func add(_ differences: [ParityDifference]) {
    for place in Set(differences.map(DifferencePlace.init(pattern:))).sorted() { add(1, at: place) }
  }

  /// Adds a count of a place.
  mutating func add(_ count: Int, at place: DifferencePlace) {
    if counts.count < Self.maximumCount || counts[place] != nil {
      counts[place] = Self.sum(counts[place] ?? 0, count)
    } else {
      addOthers(count)
    }
  }

  /// Adds a count of places that are not listed.
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
