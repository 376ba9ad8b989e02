import Bridge
import ScreenDocument
import TopScreen

/// Tests one kind with its records and with the responses generated from them.
@MainActor
struct KindTest<UIState: AnyObject> {
  /// The stride of the generated responses that are also tested after earlier documents, from the
  /// first on.
  private static var successiveDocumentsCheckStride: Int { 5 }
  /// The maximum number of records that are tested after earlier documents.
  private static var maximumRecordsForSuccessiveDocumentsCheck: Int { 20 }

  let sides: TestSideFactory<UIState>
  /// The records, at least one; all of them decode and have an output of the state side.
  let recorded: [StateSideExpectation]
  let generated: GeneratedResponses
  /// The number of responses to generate.
  let responseCountToGenerate: Int
  let seed: UInt64
  let isStrict: Bool
  /// Generates the user's actions; `nil` if the kind has none.
  let userActionGenerator: UserActionGenerator?
  let budget: LegacyTimeBudget

  /// Returns the issues of the first check that finds any; later checks do not run.
  ///
  /// The result is empty if no check finds an issue. If responses should be generated and none has
  /// an output, no check runs, and the result is one issue about that.
  func issues() -> [MigrationIssue] {
    let generatedExpectations = generated.expectations(upTo: responseCountToGenerate)
    if responseCountToGenerate > 0, generatedExpectations.isEmpty {
      let kind = recorded[0].response.data.kind
      let message =
        "none of \(responseCountToGenerate) generated responses decodes; correct the hook that 'changing' adds for this kind"
      return [MigrationIssue(untested: kind, message)]
    }
    let base = recorded[0]
    let all = recorded + generatedExpectations
    let found = groupedIssues(all) {
      StandaloneHandlerCheck(sides: sides, expectation: $0, isStrict: isStrict, budget: budget)
        .issues()
    }
    guard found.isEmpty else { return found }
    let variants = responsesWithOtherOutputs(than: base, generatedExpectations)
    let checks: [@MainActor () -> [MigrationIssue]] = [
      {
        groupedIssues([base]) {
          AlternatingResponsesCheck(
            sides: sides,
            isStrict: isStrict,
            base: $0,
            alternatingWithBase: variants
          )
          .issues()
        }
      },
      {
        groupedIssues(variants) {
          TwoResponsesInSameTurnCheck(sides: sides, first: base, second: $0).issues()
        }
      },
      { groupedIssues([base]) { LifetimeCheck(sides: sides, expectation: $0).issues() } },
      { groupedIssues(all) { EveryStageCheck(sides: sides, expectation: $0).issues() } },
      { groupedIssues(successiveDocumentsChecks(generatedExpectations)) { $0.issues() } },
      { groupedIssues(stepsChecks(all)) { $0.issues() } },
      { groupedIssues(singleActionChecks()) { $0.issues() } },
      { groupedIssues([base] + variants) { FlipCheck(sides: sides, expectation: $0).issues() } },
    ]
    return checks.lazy.map { $0() }.first { !$0.isEmpty } ?? []
  }

  /// Returns the findings of a check on several subjects, one issue for each cause.
  private func groupedIssues<Subject>(
    _ subjects: [Subject],
    _ check: (Subject) -> [MigrationIssue]
  ) -> [MigrationIssue] {
    var causes = CauseGrouping()
    for subject in subjects { causes.add(check(subject)) }
    return causes.issues
  }

  /// Returns up to four responses, shown in the context of the first record, whose output differs
  /// from that record's.
  private func responsesWithOtherOutputs(
    than base: StateSideExpectation,
    _ generated: [StateSideExpectation]
  ) -> [StateSideExpectation] {
    var variants = ExpectationsDifferingFromBase(base)
    for other in (generated + recorded.dropFirst()).map(\.response) where !variants.isFull {
      let response = TestedResponse(
        data: base.response.data.with(other.data.payload),
        context: base.response.context,
        origin: other.origin
      )
      if let shown = sides.stateSideExpectation(of: response) {
        variants.addIfDifferentFromBase(shown)
      }
    }
    return variants.all
  }

  /// Returns one check for each generated response; without generated ones, one check for the first
  /// record; none for a kind without actions.
  private func stepsChecks(_ all: [StateSideExpectation]) -> [StepsCheck<UIState>] {
    guard let userActionGenerator else { return [] }
    let generated = all.map(\.response).filter { $0.origin != .recorded }
    return (generated.isEmpty ? [recorded[0].response] : generated).map { response in
      let sequence = StepSequence(
        response,
        // They include the response itself, so that its seed repeats the whole sequence.
        refreshes: recorded.map(\.response.data) + [response.data],
        userActionGenerator,
        on: sides,
        seed: response.origin.derivedSeed ?? seed
      )
      return StepsCheck(sides: sides, response: response, sequence: sequence)
    }
  }

  /// Returns a check of a single action, on the first record for which there is one, if no sequence
  /// has compared an action; none otherwise, and for a kind without actions.
  private func singleActionChecks() -> [StepsCheck<UIState>] {
    let kind = recorded[0].response.data.kind
    guard let userActionGenerator, sides.actionComparisons[kind].compared == 0 else { return [] }
    for response in recorded.map(\.response) {
      if let sequence = StepSequence(
        singleActionOn: response,
        userActionGenerator,
        on: sides,
        seed: seed
      ) {
        return [StepsCheck(sides: sides, response: response, sequence: sequence)]
      }
    }
    return []
  }

  private func successiveDocumentsChecks(
    _ generated: [StateSideExpectation]
  ) -> [SuccessiveDocumentsCheck<UIState>] {
    let records = recorded.prefix(Self.maximumRecordsForSuccessiveDocumentsCheck)
    let recordChecks = zip(records, [nil] + records.map(\.response)).map { record, predecessor in
      let earlier = EarlierDocumentGenerator.twoDocuments(
        before: record.response,
        withPayloadOf: predecessor
      )
      return SuccessiveDocumentsCheck(sides: sides, documentsBeforeLast: earlier, last: record)
    }
    let testedIndices = stride(
      from: 0,
      to: generated.count,
      by: Self.successiveDocumentsCheckStride
    )
    let generatedChecks = testedIndices.compactMap { index -> SuccessiveDocumentsCheck<UIState>? in
      let last = generated[index]
      guard let seed = last.response.origin.derivedSeed else { return nil }
      // Only the responses before it, so that its number repeats them all.
      let others = (recorded + generated[..<index]).map(\.response)
      let earlier = EarlierDocumentGenerator(otherResponsesOfKind: others)
        .randomDocuments(before: last.response, seed: seed)
      return SuccessiveDocumentsCheck(sides: sides, documentsBeforeLast: earlier, last: last)
    }
    return recordChecks + generatedChecks
  }
}
