/// The first and the last day on which a run compared responses.
package struct ComparisonDayRange: Hashable, Sendable {
  package private(set) var first: UTCDay
  package private(set) var last: UTCDay

  package init(_ day: UTCDay) {
    (first, last) = (day, day)
  }

  /// Creates the range from the earlier to the later of two days.
  package init(from one: UTCDay, to other: UTCDay) {
    (first, last) = (min(one, other), max(one, other))
  }

  /// Creates the range from the first to the last of some days; `nil` if there are no days.
  init?(_ days: LatestUTCDays) {
    guard let first = days.days.first, let last = days.days.last else { return nil }
    self.init(from: first, to: last)
  }

  package mutating func formUnion(_ other: Self) {
    (first, last) = (min(first, other.first), max(last, other.last))
  }
}

extension ComparisonDayRange? {
  /// Extends the range so that it contains another one.
  ///
  /// A range that is `nil` becomes the other one; another range that is `nil` changes nothing.
  mutating func formUnion(_ other: ComparisonDayRange?) {
    guard let other else { return }
    if self == nil { self = other } else { self?.formUnion(other) }
  }
}
