import Parity
import ScreenDocument

/// Results of one kind that differ in the same places, indices of lists left out.
struct DifferenceGroup {
  /// A result with its place in the report.
  struct One {
    /// The index of the screen.
    let screen: Int
    let result: ComparisonResult
    let outputs: ComparedOutputs
  }

  private struct Key: Hashable {
    let kind: ContentKind
    let places: [String]
  }

  private(set) var results: [One]
  private let places: [String]

  /// Returns the results that satisfy a condition in groups, in the order of their first results.
  ///
  /// A result without differences is a group of its own.
  static func groups(
    of screens: [ComparedScreen],
    where isIncluded: (ComparisonResult) -> Bool
  ) -> [DifferenceGroup] {
    var groups: [DifferenceGroup] = []
    var indices: [Key: Int] = [:]
    for (number, screen) in screens.enumerated() {
      for (result, outputs) in zip(screen.results, screen.outputs) where isIncluded(result) {
        let one = One(screen: number, result: result, outputs: outputs)
        let key = Key(kind: result.kind, places: Self.places(of: result))
        if !key.places.isEmpty, let index = indices[key] {
          groups[index].results.append(one)
        } else {
          indices[key] = groups.count
          groups.append(DifferenceGroup(results: [one], places: key.places))
        }
      }
    }
    return groups
  }

  /// The places that differ, once each, with `*` for indices.
  private static func places(of result: ComparisonResult) -> [String] {
    var seen: Set<String> = []
    return result.differences.map { DifferencePlace(pattern: $0).text }
      .filter { seen.insert($0).inserted }
  }

  /// The number of results and their common places: `10 × /items/*/reviewCount`; `nil` for one result.
  var heading: String? {
    guard results.count > 1 else { return nil }
    return "\(results.count) × \(places.joined(separator: ", ")) of \(results[0].result.kind)"
  }
}
