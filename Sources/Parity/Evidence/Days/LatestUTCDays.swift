/// A set of days with comparisons, which stores only the latest 64 days.
package struct LatestUTCDays: Hashable, Sendable {
  /// The maximum number of stored days: 64.
  package static let maximumDayCount = 64

  /// The stored days, in ascending order.
  package private(set) var days: [UTCDay] = []

  package init() {}

  package init(_ days: some Sequence<UTCDay>) {
    self.days = Array(Set(days).sorted().suffix(Self.maximumDayCount))
  }

  package var isEmpty: Bool { days.isEmpty }
  package var count: Int { days.count }

  package func contains(_ day: UTCDay) -> Bool { days.last == day || days.contains(day) }

  /// Returns the number of stored days that are after a given day.
  package func count(after day: UTCDay) -> Int { days.reversed().prefix { $0 > day }.count }

  package mutating func insert(_ day: UTCDay) {
    guard !contains(day) else { return }
    let isFull = days.count == Self.maximumDayCount
    if isFull, let first = days.first, day < first { return }
    days.insert(day, at: days.firstIndex { $0 > day } ?? days.count)
    if isFull { days.removeFirst() }
  }

  package mutating func formUnion(_ other: Self) {
    guard self != other else { return }
    for day in other.days.reversed() { insert(day) }
  }
}
