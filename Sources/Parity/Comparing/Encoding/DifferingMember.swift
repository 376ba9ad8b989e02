/// A member of two objects whose values `isEqualIfEquatable(to:)` does not find equal.
///
/// The value of a side is `nil` if the side's object lacks the member.
struct DifferingMember {
  let name: String
  let legacy: EncodedValue?
  let state: EncodedValue?

  init(_ name: String, _ legacy: EncodedValue?, _ state: EncodedValue?) {
    self.name = name
    self.legacy = legacy
    self.state = state
  }
}

extension [DifferingMember] {
  var sortedByName: Self { count > 1 ? sorted { $0.name < $1.name } : self }
}
