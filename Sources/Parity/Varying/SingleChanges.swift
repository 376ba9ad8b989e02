import ScreenDocument
import StrictJSON

/// The inputs that a search tries first: changes of a recorded response, without chance.
enum SingleChanges {
  /// The most inputs.
  private static let limit = 4_096

  /// Returns, in turns, inputs in which every value is another one of its type, in which a single value is, and in which
  /// the moment, the time zone or the locale is.
  ///
  /// Where every value is another one, so is each place of a path, so that few inputs have all values that are tried; every
  /// second one is in another context.
  static func inputs(
    from input: SearchInput,
    of kind: ContentKind,
    _ recorded: SearchValues,
    _ settings: SearchSettings
  ) -> [SearchInput] {
    var alone = input
    alone.steps = []
    guard let index = alone.responses.firstIndex(where: { $0.kind == kind }) else { return [] }
    let record = DependenceRecord(input: alone, index: index)
    var values = SingleValues()
    values.add(record.payload)
    values.constants = recorded.limits(of: kind)
    values.settings = settings
    let attempts = DependenceAttempts(record: record, values: values, others: [])
    let byPath = ResponsePath.paths(in: record.payload)
      .map { attempts.ofPath($0, ofResponse: index).map(\.changed) }
    let longest = byPath.map(\.count).max() ?? 0
    let single = (0..<longest).lazy.flatMap { round in
      byPath.lazy.compactMap { round < $0.count ? $0[round] : nil }
    }
    let contexts = settings.variesContext ? inTurns(attempts.ofContext.grouped) : []
    return inTurns([
      together(record, values, contexts.map(\.context)), Array(single.prefix(limit)), contexts,
    ])
  }

  /// Returns the first elements of some lists, then the second ones, and so on.
  private static func inTurns(_ lists: [[SearchInput]]) -> [SearchInput] {
    (0..<(lists.map(\.count).max() ?? 0)).flatMap { index in
      lists.compactMap { index < $0.count ? $0[index] : nil }
    }
  }

  /// Returns inputs in which a number of the recorded response is near a constant that an output has suggested.
  static func inputs(
    near constants: [Int],
    from input: SearchInput,
    of kind: ContentKind
  ) -> [SearchInput] {
    var alone = input
    alone.steps = []
    guard !constants.isEmpty,
      let index = alone.responses.firstIndex(where: { $0.kind == kind })
    else { return [] }
    let record = DependenceRecord(input: alone, index: index)
    let attempts = DependenceAttempts(record: record, values: SingleValues(), others: [])
    return ResponsePath.paths(in: record.payload)
      .flatMap { attempts.near(constants, at: $0).map(\.changed) }
  }

  private static func together(
    _ record: DependenceRecord,
    _ values: SingleValues,
    _ contexts: [JournalContext]
  ) -> [SearchInput] {
    let leaves = ResponsePath.paths(in: record.payload)
      .map { path in
        path.places.compactMap { place -> (TreePlace, [SingleValues.Change])? in
          guard let value = record.payload[place: place.indices], value.childCount == 0 else {
            return nil
          }
          let added = values.settings.values(instead: value, at: place.path)
          let changes = values.changes(of: value, at: place, moment: record.moment)
            .filter { $0.hasType(of: value, or: added) }
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
        input.context = contexts[round / 2 % contexts.count]
      }
      return input
    }
  }
}

extension [DependenceAttempt] {
  /// The changed inputs, in a list for each input that is changed.
  fileprivate var grouped: [[SearchInput]] {
    Dictionary(grouping: self, by: \.input).sorted { $0.key < $1.key }
      .map { $0.value.map(\.changed) }
  }
}

extension SingleValues.Change {
  /// Whether the change gives another value of a value's type, or one of some values.
  fileprivate func hasType(of value: JSONTree, or values: [JSONTree]) -> Bool {
    guard case .value(let new) = self else { return false }
    if values.contains(new) { return true }
    switch (new, value) {
    case (.string, .string), (.bool, .bool): return true
    case (.number(let one), .number(let other)): return Int(one) != nil || Int(other) == nil
    default: return false
    }
  }
}
