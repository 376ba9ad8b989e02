/// The value of the run whose id is first in order, among the runs that have one.
struct ValueOfLeastRunID<Value: Hashable & Sendable>: Hashable, Sendable {
  private var found: Found?

  private struct Found: Hashable, Sendable {
    let run: String
    let value: Value
  }

  /// The value; `nil` if no run has one.
  var value: Value? { found?.value }

  /// Adds the value of a run; `nil` changes nothing.
  mutating func add(_ value: Value?, of run: String) {
    guard let value, found.map({ run < $0.run }) ?? true else { return }
    found = Found(run: run, value: value)
  }

  mutating func formUnion(_ other: Self) {
    guard let other = other.found else { return }
    add(other.value, of: other.run)
  }
}
