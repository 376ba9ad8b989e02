/// The origin of a tested response.
enum ResponseOrigin: Hashable, Sendable {
  case recorded
  /// A search derived it from the records; the search's seed and the response's number, from 1,
  /// repeat it.
  case generated(seed: UInt64, number: Int)

  /// The search's seed; `nil` for a recorded response.
  var seed: UInt64? {
    if case .generated(let seed, _) = self { seed } else { nil }
  }

  /// The number of the response in its search; `nil` for a recorded one.
  var numberInSearch: Int? {
    if case .generated(_, let number) = self { number } else { nil }
  }
}
