package import ScreenDocument

/// The places that differ at random, found by comparing two new legacy handlers of the same kind on
/// the same responses.
///
/// A place in the view data where two legacy handlers differ is noise: a comparison with
/// differences only at noisy places has the outcome ``ComparisonOutcome/ignored``. Only differences
/// of the aspects ``ParityAspect/value`` and ``ParityAspect/order`` have a place in the view data,
/// so no other difference is noise.
///
/// Noise also exists at places that have not differed yet. Its rate is estimated from the number of
/// places that have differed in exactly one comparison (Good and Turing: "The population
/// frequencies of species", Biometrika 1953). The tolerated rate p0 of a kind is at least this
/// rate.
public struct EvidenceNoise: Hashable, Sendable {
  private struct KindNoise: Hashable {
    var counts = EvidenceCounts()
    var differenceCountByPlace: [String: Int] = [:]

    /// Adds comparisons that differ at a place; does nothing for a place beyond
    /// ``EvidenceNoise/maximumPlacesPerKind``.
    mutating func add(_ differences: Int, at place: String) {
      let count = differenceCountByPlace[place]
      guard count != nil || differenceCountByPlace.count < EvidenceNoise.maximumPlacesPerKind else {
        return
      }
      differenceCountByPlace[place] = Int.cappedSum(count ?? 0, differences)
    }
  }

  private var noiseByKind: [ContentKind: KindNoise] = [:]

  /// The maximum number of noisy places of a kind: 1,000; further places are not stored.
  package static let maximumPlacesPerKind = 1_000

  /// Creates noise without kinds and places.
  public init() {}

  /// Adds the result of comparing two legacy handlers of one kind.
  ///
  /// Every outcome is counted, but only a mismatch adds places, up to ``maximumPlacesPerKind``.
  package mutating func add(_ result: ComparisonResult) {
    var kind = noiseByKind[result.kind] ?? KindNoise()
    kind.counts.add(result.outcome)
    if result.outcome == .mismatched {
      for place in Set(result.differences.compactMap(Self.place)) { kind.add(1, at: place) }
    }
    noiseByKind[result.kind] = kind
  }

  /// Adds the counts and places of one kind, read from a file; of several calls for one kind, the
  /// places are added up to ``maximumPlacesPerKind``, in the order of their paths.
  mutating func add(
    _ counts: EvidenceCounts,
    countByPlace places: [String: Int],
    to kind: ContentKind
  ) {
    var noise = noiseByKind[kind] ?? KindNoise()
    noise.counts.add(counts)
    for (place, count) in places.sorted(by: { $0.key < $1.key }) { noise.add(count, at: place) }
    noiseByKind[kind] = noise
  }

  /// The kinds that were compared, sorted.
  package var comparedKinds: [ContentKind] { noiseByKind.keys.sorted() }

  /// Returns the numbers of comparisons of a kind, by outcome; 0 for an unknown kind.
  package func counts(of kind: ContentKind) -> EvidenceCounts {
    noiseByKind[kind]?.counts ?? EvidenceCounts()
  }

  /// Returns the noisy places of a kind, sorted, with the number of comparisons that differed at
  /// each place.
  func placeCounts(of kind: ContentKind) -> [(path: String, count: Int)] {
    (noiseByKind[kind]?.differenceCountByPlace ?? [:]).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// Returns the noisy places of a kind, sorted, as JSON Pointers with `*` for indices; a longer
  /// one is truncated to ``DifferencePlace/maximumPathBytes`` bytes.
  package func places(of kind: ContentKind) -> [String] {
    noiseByKind[kind]?.differenceCountByPlace.keys.sorted() ?? []
  }

  /// Estimates the share of comparisons that differ at random at a place that is not known as
  /// noise.
  ///
  /// A failed handler has no place, so it counts like a place that has differed once.
  ///
  /// - Returns: The number of places that have differed in exactly one comparison plus the number
  ///   of failed handlers, divided by the number of comparisons, at most ½; `nil` without
  ///   comparisons.
  package func noiseRateAtUnseenPlaces(of kind: ContentKind) -> Double? {
    guard let found = noiseByKind[kind], found.counts.comparisons > 0 else { return nil }
    let unexplained =
      found.differenceCountByPlace.values.count { $0 == 1 } + found.counts.candidateError
    return min(Double(unexplained) / Double(found.counts.comparisons), 0.5)
  }

  /// Returns the tolerated rate of differences p0 for a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - settings: The settings with the p0 for all kinds.
  /// - Returns: The p0 of the settings, or the rate of noise of the kind if it is higher.
  package func toleratedRate(
    of kind: ContentKind,
    _ settings: EvidenceSettings = EvidenceSettings()
  ) -> Double {
    max(settings.toleratedRate, noiseRateAtUnseenPlaces(of: kind) ?? 0)
  }

  /// Returns whether noise explains all differences of a mismatch.
  ///
  /// - Parameter result: The result of a comparison.
  /// - Returns: `true` if the result is a mismatch with differences only at noisy places. `false` if
  ///   its comparison ended at ``ViewDataComparison/differenceLimit``: the sides may also differ at
  ///   a place that is not listed.
  package func explainsAllDifferences(of result: ComparisonResult) -> Bool {
    guard result.outcome == .mismatched,
      let places = noiseByKind[result.kind]?.differenceCountByPlace,
      !result.differences.isEmpty, !result.mayHaveUnlistedDifferences
    else { return false }
    return result.differences.allSatisfy { difference in
      Self.place(of: difference).map { places[$0] != nil } ?? false
    }
  }

  /// Returns the place of a difference in the view data, with `*` for indices; `nil` for an aspect
  /// that has none.
  private static func place(of difference: ParityDifference) -> String? {
    difference.placeInViewData.map { path in
      DifferencePlace(pattern: ParityDifference(path: path, legacy: nil, state: nil)).path
    }
  }
}
