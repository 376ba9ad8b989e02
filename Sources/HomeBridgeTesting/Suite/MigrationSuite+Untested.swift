import Bridge
import Parity
public import ScreenDocument
public import StrictJSON
import TopScreen

extension MigrationSuite {
  /// Excludes a kind from the tests; a later call for the same kind replaces the reason.
  ///
  /// The exclusion is an issue in two cases: the kind has records and can be tested, or the kind
  /// has no route, no handler and no record, also none in a step.
  ///
  /// - Parameters:
  ///   - kind: A kind that cannot be tested: it has no record, its handler has no output or emits
  ///     through another stream library, or it has records but no route and no handler.
  ///   - reason: The reason why it is not tested.
  /// - Returns: The suite without the kind.
  public func untested(_ kind: ContentKind, because reason: String) -> Self {
    var copy = self
    copy.untestedKinds[kind] = reason
    return copy
  }

  /// One warning for each kind with both sides whose handler emits through another stream library.
  ///
  /// Virtual time does not move such a library's threads, so values that they deliver later are not
  /// tested, and handlers that listen to one another through such a library are not found. These
  /// warnings are no issues.
  public var foreignStreamWarnings: [Diagnostic] {
    makeHandlers().foreignStreamDescriptions.filter { kinds.contains($0.kind) }.map(\.diagnostic)
  }

  /// Finds what the suite does not test and does not exclude.
  ///
  /// - Parameter recorded: The recorded responses.
  /// - Returns: An issue for each kind with both sides that has no record or whose handler has no
  ///   output, each invalid place of records that do not decode, each interactive kind without
  ///   actions, each kind that is excluded without need, and each kind of the journal, a hook,
  ///   ``comparingStrictly(_:)`` or `acting(on:)` that neither side knows. If no kind has both
  ///   sides, each kind of one side has an issue too. If there is no kind at all, there is one
  ///   issue. ``issues(_:generated:seed:)`` includes these issues.
  public func untestedIssues(_ recorded: RecordedResponses) -> [MigrationIssue] {
    CrashReport.withReport(besideJournal: recorded.journalPath) { untestedIssues(recorded, $0) }
  }

  func untestedIssues(_ recorded: RecordedResponses, _ crashReport: CrashReport) -> [MigrationIssue]
  {
    let responses = recorded.responsesByKind(defaultContext: defaultContext)
    let kindsInSteps = Set(recorded.lines.flatMap(\.kindsInSteps))
    let namedKinds = strictKinds.union(generator.kindsWithHook)
      .union(userActionGenerators.keys).union(untestedKinds.keys).union(kindsInSteps)
    let allKinds = namedKinds.union(responses.keys).union(routes.kinds).union(makeHandlers().kinds)
    guard !allKinds.isEmpty else {
      return [MigrationIssue(untested: "", "the suite has neither routes nor handlers")]
    }
    return allKinds.sorted().flatMap { kind in
      untestedIssues(
        of: kind,
        responses[kind] ?? [],
        isInStep: kindsInSteps.contains(kind),
        reportsOneSidedKind: kinds.isEmpty,
        crashReport
      )
    } + missingActionIssues(of: kinds, recorded)
  }

  /// Finds the reasons why a kind, or some of its records, are not tested.
  ///
  /// `isInStep` says whether a step of a line names the kind; the responses are those before the
  /// steps. With `reportsOneSidedKind`, a kind that only one side knows is an issue too.
  func untestedIssues(
    of kind: ContentKind,
    _ responses: [TestedResponse],
    isInStep: Bool,
    reportsOneSidedKind: Bool,
    _ crashReport: CrashReport
  ) -> [MigrationIssue] {
    if let reason = untestedKinds[kind] {
      let issue = wrongExclusionIssue(of: kind, responses, isInStep: isInStep, reason)
      return issue.map { [$0] } ?? []
    }
    if let message = whyUntested(
      kind,
      responses,
      isInStep: isInStep,
      reportsOneSidedKind: reportsOneSidedKind
    ) {
      return [MigrationIssue(untested: kind, message)]
    }
    return undecodableResponseIssues(responses, crashReport)
  }

  /// Returns an issue for each interactive kind of some kinds that is not excluded and for which no
  /// action is recorded or generated.
  func missingActionIssues(
    of kinds: [ContentKind],
    _ recorded: RecordedResponses
  ) -> [MigrationIssue] {
    let kindsWithActions = Set(recorded.lines.flatMap(\.kindsWithActions))
    return kinds.compactMap { kind in
      guard untestedKinds[kind] == nil, routes[kind]?.isInteractive == true,
        userActionGenerators[kind] == nil, !kindsWithActions.contains(kind)
      else { return nil }
      return MigrationIssue(
        untested: kind,
        "the user acts on it, and no action is recorded or generated; give the suite some with "
          + ".acting(on: …)"
      )
    }
  }

  /// Returns an issue if a kind is wrongly excluded; `nil` if it is rightly excluded.
  ///
  /// The exclusion is wrong if the kind could be tested, or if it has no route, no handler and no
  /// record, also none in a step.
  private func wrongExclusionIssue(
    of kind: ContentKind,
    _ responses: [TestedResponse],
    isInStep: Bool,
    _ reason: String
  ) -> MigrationIssue? {
    if hasComparableSides(kind), !responses.isEmpty,
      makeHandlers().foreignStreamDescription(of: kind) == nil
    {
      let records = Self.recordCountText(responses.count)
      let message =
        "it is left out (\(reason)), but \(records); remove .untested to test it"
      return MigrationIssue(untested: kind, message)
    }
    guard !isKnownToAnySide(kind), responses.isEmpty, !isInStep else { return nil }
    return MigrationIssue(
      untested: kind,
      "it is left out (\(reason)), and neither side knows it; correct its spelling or remove .untested"
    )
  }

  /// Returns the reason why no record of a kind is tested; `nil` if the records are tested.
  ///
  /// The result is also `nil` for a kind of one side if `reportsOneSidedKind` is false.
  private func whyUntested(
    _ kind: ContentKind,
    _ responses: [TestedResponse],
    isInStep: Bool,
    reportsOneSidedKind: Bool
  ) -> String? {
    guard isKnownToAnySide(kind) else {
      let places = [
        strictKinds.contains(kind) ? "comparingStrictly names it" : nil,
        generator.kindsWithHook.contains(kind) ? "the generator changes it" : nil,
        userActionGenerators[kind] != nil ? "acting(on:) names it" : nil,
        responses.isEmpty ? nil : Self.recordCountText(responses.count),
        isInStep ? "a recorded step names it" : nil,
      ]
      .compactMap(\.self)
      let use = places.isEmpty ? "" : ", and " + places.joined(separator: " and ")
      return "neither side knows it\(use); correct its spelling, or leave it out with "
        + ".untested(\"\(kind)\", because: …)"
    }
    guard kinds.contains(kind) else {
      let side = routes.kinds.contains(kind) ? "state" : "legacy"
      return reportsOneSidedKind
        ? "only the \(side) side knows it; there is nothing to compare" : nil
    }
    if !hasComparableSides(kind) {
      return
        "the legacy handler has no output; make it an ObservableLegacyHandler, or leave it "
        + "out with .untested(\"\(kind)\", because: …)"
    }
    guard responses.isEmpty else { return nil }
    return "no response of it is recorded; record one, or leave it out with "
      + ".untested(\"\(kind)\", because: …)"
  }

  private static func recordCountText(_ count: Int) -> String {
    count == 1 ? "1 recorded response has it" : "\(count) recorded responses have it"
  }

  private func isKnownToAnySide(_ kind: ContentKind) -> Bool {
    routes.kinds.contains(kind) || makeHandlers().kinds.contains(kind)
  }

  /// Returns one issue for each place at which records do not decode, regardless of list indices.
  private func undecodableResponseIssues(
    _ responses: [TestedResponse],
    _ crashReport: CrashReport
  ) -> [MigrationIssue] {
    guard let kind = responses.first?.data.kind, kinds.contains(kind),
      let decoding = routes[kind]?.accept(ResponseDecodingMaker<UIState>())
    else { return [] }
    var causes = CauseGrouping()
    for response in responses {
      crashReport.recordNext(response)
      guard let failure = decoding.decodingFailure(response.data.payload) else { continue }
      let depth = response.data.payload.pointer.tokens.count
      let place = JSONPointer(tokens: Array(failure.path.tokens.dropFirst(depth)))
      causes.add([
        MigrationIssue(
          .untested,
          response,
          at: place,
          "a recorded response does not decode: \(failure.message)"
        )
      ])
    }
    return causes.issues
  }
}
