/// The first and the last day on which a run compared something.
package struct RunPeriod: Hashable, Sendable {
  package private(set) var first: UTCDay
  package private(set) var last: UTCDay

  package init(_ day: UTCDay) {
    (first, last) = (day, day)
  }

  /// Creates the period from one day to another, in either order.
  package init(from one: UTCDay, to other: UTCDay) {
    (first, last) = (min(one, other), max(one, other))
  }

  /// Creates the period of some days; `nil` without days.
  init?(_ days: UTCDays) {
    guard let first = days.days.first, let last = days.days.last else { return nil }
    self.init(from: first, to: last)
  }

  package mutating func formUnion(_ other: Self) {
    (first, last) = (min(first, other.first), max(last, other.last))
  }
}

extension RunPeriod? {
  /// Extends the period, or sets it.
  mutating func formUnion(_ other: RunPeriod?) {
    guard let other else { return }
    if self == nil { self = other } else { self?.formUnion(other) }
  }
}
