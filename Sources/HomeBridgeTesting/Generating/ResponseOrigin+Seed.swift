extension ResponseOrigin {
  /// A seed for the hook, the earlier documents and the actions of the response, made from the
  /// search's seed and the response's number; `nil` for a recorded one.
  var derivedSeed: UInt64? {
    guard case .generated(let seed, let number) = self else { return nil }
    var generator = SeededGenerator(seed: seed &+ UInt64(number) &* 0x9E37_79B9)
    return generator.next()
  }
}
