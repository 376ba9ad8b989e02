package import ScreenDocument
import StrictJSON

/// What differs although both sides are the old one: found by running legacy against legacy, two fresh
/// handlers with the same responses.
///
/// A place that differs there is noise: differences in such places alone are `ignored`. How often a
/// place not seen yet is noise is estimated by Good and Turing's share of those seen once ("The
/// population frequencies of species", Biometrika 1953), and p0 is at least that.
public struct EvidenceNoise: Hashable, Sendable {
  private struct Kind: Hashable {
    var counts = EvidenceCounts()
    var places: [String: Int] = [:]
  }

  private var kinds: [ContentKind: Kind] = [:]

  /// The most places of a kind that are distinguished, 1,000.
  package static let maximumPlaces = 1_000

  /// Creates no noise.
  public init() {}

  /// Adds the comparison of a legacy handler with another of its kind.
  ///
  /// - Parameter result: What came of it.
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

  /// Adds what is in a file.
  mutating func add(_ counts: EvidenceCounts, _ places: [String: Int], to kind: ContentKind) {
    kinds[kind, default: Kind()].counts.add(counts)
    kinds[kind]?.places.merge(places) { min($0 + $1, MixtureTest.maximumCount) }
  }

  /// The kinds that were compared, sorted.
  package var allKinds: [ContentKind] { kinds.keys.sorted() }

  /// How often each outcome came.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: The counts.
  package func counts(of kind: ContentKind) -> EvidenceCounts {
    kinds[kind]?.counts ?? EvidenceCounts()
  }

  /// The places of a kind that differ without a reason, and how often each did, sorted.
  func placeCounts(of kind: ContentKind) -> [(path: String, count: Int)] {
    (kinds[kind]?.places ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The places of a kind that differ without a reason, sorted: JSON Pointers with `*` for indices.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: The places.
  package func places(of kind: ContentKind) -> [String] {
    kinds[kind]?.places.keys.sorted() ?? []
  }

  /// How often a comparison differs in a place that has not been seen to be noise, about.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: The share of places seen once, and of handlers that failed, in all comparisons; `nil`
  ///   before there are any.
  package func rate(of kind: ContentKind) -> Double? {
    guard let found = kinds[kind], found.counts.comparisons > 0 else { return nil }
    let unexplained = found.places.values.count { $0 == 1 } + found.counts.candidateError
    return min(Double(unexplained) / Double(found.counts.comparisons), 0.5)
  }

  /// The rate of differences that is tolerated of a kind: p0.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - settings: What has to be proved.
  /// - Returns: The settings' rate, or that of noise if it is greater.
  package func toleratedRate(
    of kind: ContentKind,
    _ settings: EvidenceSettings = EvidenceSettings()
  ) -> Double {
    max(settings.toleratedRate, rate(of: kind) ?? 0)
  }

  /// Whether a mismatch is nothing but noise.
  ///
  /// - Parameter result: What came of comparing both sides.
  /// - Returns: Whether it differs, and in places of noise alone.
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
