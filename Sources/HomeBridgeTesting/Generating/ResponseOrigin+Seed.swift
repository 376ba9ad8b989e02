extension ResponseOrigin {
  /// A seed for the context, earlier documents and actions of the response; `nil` for a recorded one.
  var ownSeed: UInt64? {
    guard case .generated(let seed, let number) = self else { return nil }
    var generator = SeededGenerator(seed: seed &+ UInt64(number) &* 0x9E37_79B9)
    return generator.next()
  }
}
