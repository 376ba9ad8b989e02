import ScreenDocument
import StrictJSON

/// An input that a search tries in a fixed order.
struct PlannedSearchInput {
  let input: SearchInput
  /// Whether the input changes every value of the recorded response at once.
  ///
  /// If so, the outputs do not show which value matters.
  let changesAllValues: Bool
}

/// The inputs that a search tries before random ones: changes of a recorded response in a fixed
/// order.
struct PlannedSearchInputs {
  /// The maximum number of inputs with a single change.
  private static let maximumSingleChangeInputs = 4_096
  /// The maximum number of inputs with a relation between two values.
  private static let maximumInputsWithRelatedValues = 1_024
  /// The maximum number of passes in which all values are changed.
  ///
  /// From one pass to the next, the new values of a path move on by one place.
  private static let maximumPassesOverAllValues = 4

  private let record: ResponseToVary
  private let paths: [ResponsePath]
  private let values: ReplacementValues
  private let variesMomentTimeZoneAndLocale: Bool

  /// Prepares to change the first response of a kind in an input, without the input's steps; `nil`
  /// if the input has no response of the kind.
  init?(
    from input: SearchInput,
    of kind: ContentKind,
    shownLimits: [Int] = [],
    _ settings: SearchVariationSettings = SearchVariationSettings()
  ) {
    var inputWithoutSteps = input
    inputWithoutSteps.steps = []
    guard let index = inputWithoutSteps.responses.firstIndex(where: { $0.kind == kind }) else {
      return nil
    }
    record = ResponseToVary(input: inputWithoutSteps, index: index)
    paths = ResponsePath.paths(in: record.payload)
    var values = ReplacementValues()
    values.add(record.payload)
    values.numbersShownAsLimits = shownLimits
    values.settings = settings
    self.values = values
    variesMomentTimeZoneAndLocale = settings.variesMomentTimeZoneAndLocale
  }

  /// The inputs of four sorts, which take turns; each is made when it is requested.
  ///
  /// | sort | what one input changes |
  /// | --- | --- |
  /// | all values | every value at once, each to another one of its type |
  /// | single value | the value at one path, at one place or at all places |
  /// | relation | one value, which then has a relation to another value |
  /// | context | the moment, the time zone or the locale |
  var all: AnyIterator<PlannedSearchInput> {
    let attempts = DependenceAttemptMaker(record: record, values: values, previousPayloadsToTry: [])
    let contexts: [SearchInput] =
      variesMomentTimeZoneAndLocale
      ? Array(
        attempts.changingContext.changedInputsGroupedByDependence
          .map { AnyIterator($0.makeIterator()) }
          .interleaved()
      ) : []
    let single =
      paths
      .map { attempts.lazilyChangingValues(at: $0, ofResponse: record.responseIndex) }
      .map { AnyIterator($0.makeIterator()) }
      .interleaved(upTo: Self.maximumSingleChangeInputs)
    let sorts: [AnyIterator<PlannedSearchInput>] = [
      Self.plannedInputs(
        changingAllResponseValues(inContexts: contexts.map(\.context)),
        changesAllValues: true
      ),
      Self.plannedInputs(single.lazy.map { $0.changedInput }),
      Self.plannedInputs(inputsWithRelatedValues),
      Self.plannedInputs(contexts),
    ]
    return sorts.interleaved()
  }

  /// Returns the inputs that change one number of the response to a constant, or to one more or one
  /// less than a constant; each is made when it is requested.
  func settingOneNumber(nearShownLimits constants: [Int]) -> AnyIterator<PlannedSearchInput> {
    let attempts = DependenceAttemptMaker(record: record, values: values, previousPayloadsToTry: [])
    let inputs = paths.lazy.flatMap { path in
      attempts.settingNumber(nearShownLimits: constants, at: path).map(\.changedInput)
    }
    return Self.plannedInputs(inputs)
  }

  private static func plannedInputs(
    _ inputs: some Sequence<SearchInput>,
    changesAllValues: Bool = false
  ) -> AnyIterator<PlannedSearchInput> {
    var inputs = inputs.makeIterator()
    return AnyIterator {
      inputs.next().map { PlannedSearchInput(input: $0, changesAllValues: changesAllValues) }
    }
  }

  /// Returns the inputs in which every scalar, if possible, is changed to another one, mostly of
  /// its type.
  ///
  /// The places of a path get different values, so that few inputs try all values. Every second
  /// input takes its context from `contexts`, unless that is empty.
  private func changingAllResponseValues(
    inContexts contexts: [JournalContext]
  ) -> some Sequence<SearchInput> {
    let changesOfPlaces = paths.map { $0.placesAtPath.compactMap(changes) }.filter { !$0.isEmpty }
    let rounds = changesOfPlaces.map { places in
      let most = places.map(\.changes.count).max() ?? 0
      return (most + places.count - 1) / places.count
    }
    let passes =
      changesOfPlaces.map(\.count).max().map { min($0, Self.maximumPassesOverAllValues) } ?? 0
    let roundsOfPass = rounds.max() ?? 0
    return (0..<passes * roundsOfPass).lazy.map { number -> SearchInput in
      let (pass, round) = number.quotientAndRemainder(dividingBy: roundsOfPass)
      var payload = record.payload
      for places in changesOfPlaces {
        for (index, (place, changes)) in places.enumerated() {
          let next = round * places.count + (index + pass) % places.count
          payload.apply(changes[next % changes.count], at: place)
        }
      }
      var input = record.inputReplacingPayload(at: record.responseIndex, with: payload)
      if number % 2 == 1, !contexts.isEmpty {
        input.context = contexts[number / 2 % contexts.count]
      }
      return input
    }
  }

  private func changes(
    at place: TreePlace
  ) -> (place: TreePlace, changes: [ReplacementValues.Change])? {
    guard let value = record.payload[place: place.indices], value.childCount == 0 else {
      return nil
    }
    let added = values.settings.additionalValues(insteadOf: value, at: place.path)
    let changes = values.changes(of: value, at: place, moment: record.moment)
      .filter { $0.setsTextBoolOrNumber(ofTypeOf: value, orOneOf: added) }
    return changes.isEmpty ? nil : (place, changes)
  }

  /// The inputs that change one value so that it has a relation to another value.
  ///
  /// A number becomes another number of the same object or list, one more or one less than this
  /// number, or a percentage of it, if this number is an `Int`. A text becomes a text of another
  /// content.
  private var inputsWithRelatedValues: some Sequence<SearchInput> {
    let leaves = paths.compactMap(\.placesAtPath.first)
      .compactMap { place in record.payload[place: place.indices].map { (place, $0) } }
    let texts = record.otherResponseIndices.flatMap {
      record.input.responses[$0].payload.containedShortTexts
    }
    let changes = leaves.map { place, value -> AnyIterator<(place: TreePlace, new: JSONTree)> in
      let related: AnyIterator<JSONTree> =
        switch value {
        case .number:
          AnyIterator(
            leaves.lazy
              .filter { $0.0 != place && $0.0.indices.dropLast() == place.indices.dropLast() }
              .flatMap { $0.1.percentagesAndNeighbours }
              .makeIterator()
          )
        case .string: AnyIterator(texts.makeIterator())
        case .bool, .null, .object, .array: AnyIterator { nil }
        }
      return AnyIterator { related.first { $0 != value }.map { (place, $0) } }
    }
    let limited = changes.interleaved(upTo: Self.maximumInputsWithRelatedValues)
    return limited.lazy.map { change -> SearchInput in
      record.inputReplacingPayload(
        at: record.responseIndex,
        with: record.payload.replacing(change.place.indices[...], with: change.new)
      )
    }
  }
}

extension JSONTree {
  /// A whole number, its two neighbours, and ten shares of it from 1 % to 200 %, at which rules
  /// often have a limit; empty for any other value.
  ///
  /// A number with a decimal point or an exponent, or beyond the range of `Int`, is no whole number
  /// here. Shares are rounded towards zero, and left out if their computation overflows; a
  /// neighbour of `Int.min` or `Int.max` wraps around.
  fileprivate var percentagesAndNeighbours: [JSONTree] {
    guard case .number(let text) = self, let number = Int(text) else { return [] }
    let parts = [10, 99, 50, 90, 1, 20, 80, 101, 110, 200].compactMap { percent -> Int? in
      let (product, overflows) = number.multipliedReportingOverflow(by: percent)
      return overflows ? nil : product / 100
    }
    return ([number, number &- 1, number &+ 1] + parts).map { .integer($0) }
  }

  /// The texts in the value that have at most 24 characters, each once.
  fileprivate var containedShortTexts: [JSONTree] {
    var seen: Set<JSONTree> = []
    return places().compactMap { self[place: $0.indices] }.filter { value in
      guard case .string(let text) = value, text.count <= 24 else { return false }
      return seen.insert(value).inserted
    }
  }
}

extension [DependenceAttempt] {
  /// The changed lines, in one list for each ``DependenceInput``.
  fileprivate var changedInputsGroupedByDependence: [[SearchInput]] {
    Dictionary(grouping: self, by: \.testedDependence).sorted { $0.key < $1.key }
      .map { $0.value.map(\.changedInput) }
  }
}

extension Array {
  /// Returns the first elements of all iterators, then the second ones, and so on, at most a
  /// number of them; requests each when it is needed, and no further ones.
  func interleaved<Input>(upTo limit: Int = .max) -> AnyIterator<Input>
  where Element == AnyIterator<Input> {
    var unfinished = self
    var index = 0
    var remaining = limit
    return AnyIterator {
      while remaining > 0, !unfinished.isEmpty {
        if index == unfinished.count { index = 0 }
        guard let next = unfinished[index].next() else {
          unfinished.remove(at: index)
          continue
        }
        index += 1
        remaining -= 1
        return next
      }
      return nil
    }
  }
}

extension ReplacementValues.Change {
  /// Returns whether the change sets one of some given values, or a text, `Bool` or number of the
  /// same type as a value; a fraction does not have the type of a whole number.
  fileprivate func setsTextBoolOrNumber(
    ofTypeOf value: JSONTree,
    orOneOf values: [JSONTree]
  ) -> Bool {
    guard case .value(let new) = self else { return false }
    if values.contains(new) { return true }
    switch (new, value) {
    case (.string, .string), (.bool, .bool): return true
    case (.number(let one), .number(let other)): return Int(one) != nil || Int(other) == nil
    default: return false
    }
  }
}
