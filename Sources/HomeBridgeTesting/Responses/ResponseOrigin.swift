/// The origin of a tested response.
enum ResponseOrigin: Hashable, Sendable {
  case recorded
  /// A search derived it from the records; the search's seed and the response's number, from 1, repeat it.
  case generated(seed: UInt64, number: Int)

  /// The search's seed; `nil` for a recorded response.
  var seed: UInt64? {
    if case .generated(let seed, _) = self { seed } else { nil }
  }

  /// The number of the response in its search; `nil` for a recorded one.
  var number: Int? {
    if case .generated(_, let number) = self { number } else { nil }
  }

  /// A seed for the context, earlier documents and actions of the response; `nil` for a recorded one.
  var ownSeed: UInt64? {
    guard case .generated(let seed, let number) = self else { return nil }
    var generator = SeededGenerator(seed: seed &+ UInt64(number) &* 0x9E37_79B9)
    return generator.next()
  }
}
