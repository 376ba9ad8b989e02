import ScreenDocument

/// Leaves out the places that patterns name.
struct VolatilePaths: JSONPlaceFilter {
  private let patterns: [ParityPattern]

  init(_ patterns: [ParityPattern]) {
    self.patterns = patterns
  }

  var root: [ParityPattern.Progress]? {
    Self.kept(patterns.map(\.progress))
  }

  func member(
    _ name: String,
    of place: [ParityPattern.Progress]
  ) -> [ParityPattern.Progress]? {
    Self.kept(place.map { $0.step(to: name) })
  }

  func element(
    _ index: Int,
    of place: [ParityPattern.Progress]
  ) -> [ParityPattern.Progress]? {
    Self.kept(place.map { $0.step(to: String(index)) })
  }

  private static func kept(
    _ place: [ParityPattern.Progress]
  ) -> [ParityPattern.Progress]? {
    place.contains(where: \.isReached) ? nil : place.filter(\.canBeReached)
  }
}
