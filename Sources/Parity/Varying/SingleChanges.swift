import ScreenDocument
import StrictJSON

/// The inputs that differ from a recorded one by a single value of one response.
enum SingleChanges {
  /// The most inputs.
  private static let limit = 4_096

  /// Returns the inputs, those with the first change of each path first.
  static func inputs(
    from input: SearchInput,
    of kind: ContentKind,
    _ recorded: SearchValues
  ) -> [SearchInput] {
    var alone = input
    alone.steps = []
    guard let index = alone.responses.firstIndex(where: { $0.kind == kind }) else { return [] }
    let record = DependenceRecord(input: alone, index: index)
    var values = SingleValues()
    values.add(record.payload)
    values.constants = recorded.limits(of: kind)
    let attempts = DependenceAttempts(record: record, values: values, others: [])
    let byPath = ResponsePath.paths(in: record.payload)
      .map { attempts.ofPath($0, ofResponse: index).map(\.changed) }
    let longest = byPath.map(\.count).max() ?? 0
    return Array(
      (0..<longest).lazy.flatMap { round in
        byPath.lazy.compactMap { round < $0.count ? $0[round] : nil }
      }
      .prefix(limit)
    )
  }
}
