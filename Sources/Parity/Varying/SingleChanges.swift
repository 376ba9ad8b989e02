import ScreenDocument
import StrictJSON

/// The inputs that a search tries first: changes of a recorded response, without chance.
enum SingleChanges {
  /// The most inputs.
  private static let limit = 4_096

  /// Returns inputs in which every value is another one of its type, then those in which a single value is.
  ///
  /// In the first ones, each place of a path has another value, so that few of them have all values that are tried. Every
  /// second one is in another context.
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
    let single = (0..<longest).lazy.flatMap { round in
      byPath.lazy.compactMap { round < $0.count ? $0[round] : nil }
    }
    return together(record, values, attempts.ofContext) + Array(single.prefix(limit))
  }

  private static func together(
    _ record: DependenceRecord,
    _ values: SingleValues,
    _ contexts: [DependenceAttempt]
  ) -> [SearchInput] {
    let leaves = ResponsePath.paths(in: record.payload)
      .map { path in
        path.places.compactMap { place -> (TreePlace, [SingleValues.Change])? in
          guard let value = record.payload[place: place.indices], value.childCount == 0 else {
            return nil
          }
          let changes = values.changes(of: value, at: place, moment: record.moment)
            .filter { $0.hasType(of: value) }
          return changes.isEmpty ? nil : (place, changes)
        }
      }
      .filter { !$0.isEmpty }
    let rounds = leaves.map { places in
      let most = places.map(\.1.count).max() ?? 0
      return (most + places.count - 1) / places.count
    }
    return (0..<(rounds.max() ?? 0)).map { round in
      var payload = record.payload
      for places in leaves {
        for (number, (place, changes)) in places.enumerated() {
          let change = changes[(round * places.count + number) % changes.count]
          payload = payload.applying(change, at: place) ?? payload
        }
      }
      var input = record.replacing(record.index, with: payload)
      if round % 2 == 1, !contexts.isEmpty {
        input.context = contexts[round / 2 % contexts.count].changed.context
      }
      return input
    }
  }
}

extension SingleValues.Change {
  /// Whether the change gives another value of a value's type.
  fileprivate func hasType(of value: JSONTree) -> Bool {
    guard case .value(let new) = self else { return false }
    switch (new, value) {
    case (.string, .string), (.bool, .bool): return true
    case (.number(let one), .number(let other)): return (Int(one) == nil) == (Int(other) == nil)
    default: return false
    }
  }
}
