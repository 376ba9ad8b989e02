/// The first and the last day on which a run compared responses.
package struct RunPeriod: Hashable, Sendable {
  package private(set) var first: UTCDay
  package private(set) var last: UTCDay

  package init(_ day: UTCDay) {
    (first, last) = (day, day)
  }

  /// Creates the period from the earlier to the later of two days.
  package init(from one: UTCDay, to other: UTCDay) {
    (first, last) = (min(one, other), max(one, other))
  }

  /// Creates the period from the first to the last of some days; `nil` if there are no days.
  init?(_ days: UTCDays) {
    guard let first = days.days.first, let last = days.days.last else { return nil }
    self.init(from: first, to: last)
  }

  package mutating func formUnion(_ other: Self) {
    (first, last) = (min(first, other.first), max(last, other.last))
  }
}

extension RunPeriod? {
  /// Extends the period so that it contains another one.
  ///
  /// A period that is `nil` becomes the other one; another period that is `nil` changes nothing.
  mutating func formUnion(_ other: RunPeriod?) {
    guard let other else { return }
    if self == nil { self = other } else { self?.formUnion(other) }
  }
}
