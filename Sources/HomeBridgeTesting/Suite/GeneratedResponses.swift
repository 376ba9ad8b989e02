import Bridge
import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// The responses that a search derives from the records of one kind, with the state side's outputs.
///
/// These outputs guide the search. The same generator, records, seed and number give the same
/// response, with the same values and context, if the hook and the state side are deterministic.
@MainActor
final class GeneratedResponses {
  private let generator: ResponseGenerator
  private let recorded: [StateSideExpectation]
  private let decoding: ResponseDecoding
  private let seed: UInt64
  private let willDecode: (TestedResponse) -> Void
  private let makeStateSideExpectation: (TestedResponse) -> StateSideExpectation?
  private var generatedInThisSearch: [StateSideExpectation] = []
  private var searchRunCount = 0

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - generator: The additional values, the contexts, and the hook of the kind.
  ///   - recorded: The records of one kind, which all decode.
  ///   - decoding: Decodes responses of the kind.
  ///   - seed: The seed of the search.
  ///   - willDecode: Called before each response is decoded.
  ///   - expectation: Returns the output of the state side.
  init(
    _ generator: ResponseGenerator,
    from recorded: [StateSideExpectation],
    _ decoding: ResponseDecoding,
    seed: UInt64,
    willDecode: @escaping (TestedResponse) -> Void = { _ in },
    expectation: @escaping (TestedResponse) -> StateSideExpectation?
  ) {
    self.generator = generator
    self.recorded = recorded
    self.decoding = decoding
    self.seed = seed
    self.willDecode = willDecode
    makeStateSideExpectation = expectation
  }

  /// Returns the first `count` responses of the search with their expected outputs; fewer if a hook
  /// makes some invalid, or if the state side has no output for some.
  func expectations(upTo count: Int) -> [StateSideExpectation] {
    // The search retains its runner.
    let search = makeSearch()
    generatedInThisSearch = []
    searchRunCount = 0
    while searchRunCount < leadingUnchangedRunCount + count, search.runNext() != nil {}
    return generatedInThisSearch
  }

  /// The number of the search's first runs, which use the unchanged records.
  private var leadingUnchangedRunCount: Int {
    min(recorded.count, DifferenceSearch.maximumRecordedResponses)
  }

  private func makeSearch() -> DifferenceSearch {
    var settings = SearchVariationSettings()
    // The checks of the suite have their own contexts and sequences.
    settings.variesMomentTimeZoneAndLocale = false
    settings.addsResponsesAndFlips = false
    settings.additionalTexts = generator.edgeValues.allTexts
    for record in recorded { addEdgeNumbers(for: record.response, to: &settings) }
    let lines = recorded.map { record in
      let response = record.response
      return JournalLine(
        context: JournalContext(
          moment: response.context.now,
          timeZone: response.context.timeZone,
          locale: response.context.locale
        ),
        responses: [response.data]
      )
    }
    return DifferenceSearch(lines, seed: seed, settings, runner: self)
  }

  /// Adds the numbers that the search tries at each place of a response with a number: those that
  /// the type there can hold.
  private func addEdgeNumbers(
    for response: TestedResponse,
    to settings: inout SearchVariationSettings
  ) {
    // The payload becomes a separate document, so that places start at its root.
    guard let payload = response.data.payload.tree.reparsedRoot else { return }
    for (place, types) in decoding.numberTypes(payload).sortedPlaces {
      let path = SearchVariationSettings.path(of: place, in: payload)
      guard settings.additionalValuesByPath[path] == nil else { continue }
      settings.additionalValuesByPath[path] = generator.edgeValues.numbers(fittingAll: types).map {
        .number($0)
      }
    }
  }
}

extension GeneratedResponses: SearchRunner {
  /// Runs one line of the search.
  ///
  /// Makes the line's response valid, shows it on the state side, and returns the output. The first
  /// runs do not use the line: each returns the stored expected output of one record.
  func run(_ line: JournalLine) -> SearchRun {
    searchRunCount += 1
    guard searchRunCount > leadingUnchangedRunCount else {
      return Self.searchRun(showing: recorded[searchRunCount - 1])
    }
    let number = searchRunCount - leadingUnchangedRunCount
    guard let data = line.responses.first,
      let record = (recorded.first { $0.response.data.id == data.id } ?? recorded.first)?.response
    else { return .withoutOutput }
    let own = record.context.overridden(by: line.context)
    let origin = ResponseOrigin.generated(seed: seed, number: number)
    let context =
      number % Self.unvariedContextStride == 0
      ? own : generator.contextVariations.context(numbered: UInt64(number), variedFrom: own)
    let response = { (payload: JSONValue) in
      TestedResponse(data: record.data.with(payload), context: context, origin: origin)
    }
    let failure = { (payload: JSONValue) -> Diagnostic? in
      self.willDecode(response(payload))
      return self.decoding.decodingFailure(payload)
    }
    guard let payload = decodablePayloadAfterHook(data.payload.tree, record, origin, failure),
      let shown = makeStateSideExpectation(response(payload))
    else { return .withoutOutput }
    generatedInThisSearch.append(shown)
    return Self.searchRun(showing: shown)
  }

  /// Every eighth response is shown in the context of its record.
  private static var unvariedContextStride: Int { 8 }

  /// Returns the changed payload after the changes that do not decode are reverted and the hook of
  /// the kind has changed it.
  ///
  /// `failure` returns why a payload does not decode, or `nil` if it does. The result is `nil` if
  /// the payload does not decode after the hook, or exceeds a limit of `JSONDocument`.
  private func decodablePayloadAfterHook(
    _ changed: JSONTree,
    _ record: TestedResponse,
    _ origin: ResponseOrigin,
    _ failure: (JSONValue) -> Diagnostic?
  ) -> JSONValue? {
    let repair = PayloadRepair(recordedPayload: record.data.payload.tree)
    guard let repaired = repair.repaired(changed, failure),
      let (tree, payload) = repair.repaired(revertingUnfitNumbers(repaired.tree, repair), failure)
    else { return nil }
    guard let hook = generator.hook(of: record.data.kind), let seed = origin.derivedSeed else {
      return payload
    }
    var random = SeededGenerator(seed: seed)
    return hook(tree, &random).reparsedRoot.flatMap { failure($0) == nil ? $0 : nil }
  }

  /// Returns the tree with the recorded value in place of each number that may not be generated for
  /// the type that decodes it.
  private func revertingUnfitNumbers(_ tree: JSONTree, _ repair: PayloadRepair) -> JSONTree {
    guard let payload = tree.reparsedRoot else { return tree }
    return decoding.numberTypes(payload).sortedPlaces.reduce(tree) { tree, number in
      guard case .number(let text)? = tree.value(at: number.place),
        !generator.edgeValues.canGenerate(text, decodedAs: number.types)
      else { return tree }
      return repair.puttingBackRecordedValue(tree, repair.recordedPayload, number.place.tokens[...])
    }
  }

  private static func searchRun(showing shown: StateSideExpectation) -> SearchRun {
    let data = shown.response.data
    return SearchRun(
      results: [ComparisonResult(id: data.id, kind: data.kind, outcome: .matched)],
      lastShownOutputs: [SearchOutput(kind: data.kind, encoding: shown.stateSideOutput)]
    )
  }
}

extension JSONTree {
  /// Returns the value at a place; `nil` if there is none.
  fileprivate func value(at place: JSONPointer) -> JSONTree? {
    place.tokens.reduce(self) { value, token in
      value?[token] ?? Int(token).flatMap { value?[$0] }
    }
  }
}

extension SearchRun {
  /// The result of a run without an output, such as for a response that a hook has made invalid.
  fileprivate static var withoutOutput: SearchRun { SearchRun(results: [], lastShownOutputs: []) }
}
