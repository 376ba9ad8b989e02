package import ScreenDocument
import StrictJSON

/// The places that differ at random, found by comparing two new legacy handlers on the same
/// responses.
///
/// A place where two legacy handlers differ is noise: a comparison that differs only in such places
/// is `ignored`. The rate of noise in places not seen yet is estimated by the share of places seen
/// once (Good and Turing: "The population frequencies of species", Biometrika 1953); p0 is at least
/// that rate.
public struct EvidenceNoise: Hashable, Sendable {
  private struct Kind: Hashable {
    var counts = EvidenceCounts()
    var places: [String: Int] = [:]
  }

  private var kinds: [ContentKind: Kind] = [:]

  /// The maximum number of places of a kind that are distinguished: 1,000.
  package static let maximumPlaces = 1_000

  /// Creates empty noise.
  public init() {}

  /// Adds the comparison of two legacy handlers of one kind.
  package mutating func add(_ result: ComparisonResult) {
    var kind = kinds[result.kind] ?? Kind()
    kind.counts.add(result.outcome)
    if result.outcome == .mismatched {
      for place in Set(result.differences.map(Self.place))
      where kind.places.count < Self.maximumPlaces || kind.places[place] != nil {
        kind.places[place, default: 0] += 1
      }
    }
    kinds[result.kind] = kind
  }

  /// Adds the counts and places of one kind, read from a file.
  mutating func add(_ counts: EvidenceCounts, _ places: [String: Int], to kind: ContentKind) {
    kinds[kind, default: Kind()].counts.add(counts)
    kinds[kind]?.places.merge(places) { min($0 + $1, MixtureTest.maximumCount) }
  }

  /// The kinds that were compared, sorted.
  package var allKinds: [ContentKind] { kinds.keys.sorted() }

  /// Returns the number of comparisons with each outcome.
  package func counts(of kind: ContentKind) -> EvidenceCounts {
    kinds[kind]?.counts ?? EvidenceCounts()
  }

  /// Returns the noisy places of a kind with the number of differences in each, sorted.
  func placeCounts(of kind: ContentKind) -> [(path: String, count: Int)] {
    (kinds[kind]?.places ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the noisy places of a kind, sorted: JSON Pointers with `*` for indices.
  package func places(of kind: ContentKind) -> [String] {
    kinds[kind]?.places.keys.sorted() ?? []
  }

  /// Estimates how often a comparison differs in a place that is not known as noise.
  ///
  /// - Returns: The number of places seen once, plus failed handlers, divided by the number of comparisons; `nil`
  ///   without comparisons.
  package func rate(of kind: ContentKind) -> Double? {
    guard let found = kinds[kind], found.counts.comparisons > 0 else { return nil }
    let unexplained = found.places.values.count { $0 == 1 } + found.counts.candidateError
    return min(Double(unexplained) / Double(found.counts.comparisons), 0.5)
  }

  /// Returns the rate of differences that is tolerated for a kind: p0.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - settings: The settings with the general p0.
  /// - Returns: The settings' rate, or the rate of noise if that is higher.
  package func toleratedRate(
    of kind: ContentKind,
    _ settings: EvidenceSettings = EvidenceSettings()
  ) -> Double {
    max(settings.toleratedRate, rate(of: kind) ?? 0)
  }

  /// Returns whether a mismatch is only noise.
  ///
  /// - Parameter result: The result of a comparison.
  /// - Returns: Whether the result is a mismatch with differences only in noisy places.
  package func explains(_ result: ComparisonResult) -> Bool {
    guard result.outcome == .mismatched, let places = kinds[result.kind]?.places,
      !result.differences.isEmpty
    else { return false }
    return result.differences.allSatisfy { places[Self.place(of: $0)] != nil }
  }

  private static func place(of difference: ParityDifference) -> String {
    let tokens = difference.path.tokens.map { Int($0) == nil ? $0 : "*" }
    return JSONPointer(tokens: tokens).description
  }
}
