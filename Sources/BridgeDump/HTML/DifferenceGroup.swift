import Parity
import ScreenDocument

/// A group of results with equal differences.
///
/// Results that differ in a value are in one group if they have the same kind and the same paths,
/// apart from the indices of lists. Results that differ only in other aspects are in one group if
/// they have the same aspects; their kinds may differ.
struct DifferenceGroup {
  /// A result with its place in the report.
  struct GroupedResult {
    /// The index of the screen in the report's list of screens.
    let screenIndex: Int
    let result: ComparisonResult
    let outputs: ComparedOutputs
    /// Why the content was not compared; `nil` for compared contents.
    let uncheckedReason: UncheckedReason?
  }

  /// The kind and places, or the aspects, that the results of a group share.
  private enum PlacesOrAspects: Hashable {
    case places(ContentKind, [String])
    case aspects([ParityAspect])

    /// Creates the key of a result's group; `nil` for a result without differences, which is alone
    /// in its group.
    init?(_ result: ComparisonResult) {
      guard !result.differences.isEmpty else { return nil }
      if result.differences.allSatisfy({ $0.aspect != .value }) {
        let aspects = Set(result.differences.map(\.aspect))
        self = .aspects(ParityAspect.allCases.filter(aspects.contains))
      } else {
        var seen: Set<String> = []
        let places = result.differences.map { DifferencePlace(pattern: $0).words }
        self = .places(result.kind, places.filter { seen.insert($0).inserted })
      }
    }
  }

  private(set) var results: [GroupedResult]
  private let key: PlacesOrAspects?

  /// Returns the results that satisfy a condition in groups, in the order of their first results.
  ///
  /// A result without differences is alone in its group.
  static func groups(
    of screens: [ComparedScreen],
    where isIncluded: (ComparisonResult) -> Bool
  ) -> [DifferenceGroup] {
    var groups: [DifferenceGroup] = []
    var indices: [PlacesOrAspects: Int] = [:]
    for (number, screen) in screens.enumerated() {
      for (index, result) in screen.results.enumerated() where isIncluded(result) {
        let one = GroupedResult(
          screenIndex: number,
          result: result,
          outputs: screen.outputsOfResults[index],
          uncheckedReason: screen.uncheckedReasonsOfResults[index]
        )
        let key = PlacesOrAspects(result)
        if let key, let index = indices[key] {
          groups[index].results.append(one)
        } else {
          if let key { indices[key] = groups.count }
          groups.append(DifferenceGroup(results: [one], key: key))
        }
      }
    }
    return groups
  }

  /// The number of results and their common places or aspects.
  ///
  /// Examples are `10 × /items/*/reviewCount of ranking` and `3 × the number of values`. The
  /// heading is `nil` for a single result that differs in its value, and for a result without
  /// differences.
  var heading: String? {
    switch key {
    case .aspects(let aspects):
      return "\(results.count) × \(aspects.map(\.words).joined(separator: ", "))"
    case .places(let kind, let places) where results.count > 1:
      return "\(results.count) × \(places.joined(separator: ", ")) of \(kind)"
    case .places, nil: return nil
    }
  }
}
