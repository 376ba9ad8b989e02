import Bridge
import FeatureFlags
import Foundation
import Parity
import ScreenDocument
import ScreenDump
import TopScreen

/// Composes the screens at the present stages, compares their contents with every kind on `shadow`,
/// and searches screens and journals for responses on which the sides differ.
@MainActor
struct ScreenAndJournalSurvey<UIState: AnyObject> {
  /// The maximum number of kinds whose failing responses are shrunk if they are not saved and no
  /// kind is selected.
  private static var maximumShrunkResponses: Int { 7 }

  /// The present stage of each kind with a route or a handler; `off` for a kind without a route,
  /// `complete` for one without a handler.
  let stageByKind: [ContentKind: Stage]
  /// The screens, composed with each kind on its present stage.
  let screensOnPresentStages: [DumpedScreen]
  /// The comparisons of the screens, with every kind on `shadow`.
  let comparedScreens: [ComparedScreen]

  private let screenDiagnostics: [SourcedDiagnostic]
  private let composer: BridgedComposer<UIState>
  private let sides: SidesOfKinds
  private let flagKeyByKind: [ContentKind: String]
  private let flagVersionByKind: [ContentKind: String]
  private var failureFinder: RecordedFailureFinder<UIState>

  init(
    _ composer: BridgedComposer<UIState>,
    _ options: StageOptions,
    screens: [ScreenToCompose],
    at moment: Date
  ) {
    self.composer = composer
    sides = composer.sides
    flagKeyByKind = composer.flagKeys
    var stages: [ContentKind: Stage] = [:]
    var flagVersions: [ContentKind: String] = [:]
    for (kind, side) in sides.sidesByKind {
      let decision = options.stageFlags.decision(for: kind, flag: flagKeyByKind[kind], at: moment)
      flagVersions[kind] = decision.evaluation?.version
      stages[kind] =
        switch side {
        case .both: decision.stage
        case .legacyOnly: .off
        case .stateOnly: .complete
        }
    }
    stageByKind = stages
    flagVersionByKind = flagVersions
    failureFinder = RecordedFailureFinder(composer)
    var comparedScreens: [ComparedScreen] = []
    var screensOnPresentStages: [DumpedScreen] = []
    for screen in screens {
      let run = composer.runInShadow(screen)
      failureFinder.addFailures(of: run, on: screen)
      comparedScreens.append(ComparedScreen(run, sides))
      screensOnPresentStages.append(composer.runAndCompare(screen, on: options).composedScreen)
    }
    self.comparedScreens = comparedScreens
    self.screensOnPresentStages = screensOnPresentStages
    screenDiagnostics = screensOnPresentStages.flatMap(\.diagnostics)
  }

  /// The diagnostics of the screens, and of the journals that were searched.
  var diagnostics: [SourcedDiagnostic] {
    screenDiagnostics + failureFinder.journalDiagnostics.withOmittedCount
  }

  /// The journals that were searched and of which no response was compared.
  var uncomparedJournals: [UncomparedJournal] { failureFinder.uncomparedJournals }

  /// Adds the coverage that was read from a file of `--coverage`.
  mutating func add(_ coverage: Coverage) { failureFinder.recordedCoverage.formUnion(coverage) }

  /// Replays journals to find failing responses; ends early after an interrupt, and throws a
  /// message for a journal that cannot be read.
  mutating func searchJournalsForFailures(_ journals: [String], _ request: DumpRequest)
    throws(DumpFailure)
  {
    guard !journals.isEmpty else { return }
    var context = try request.defaultScreenContext()
    context.now = try request.moment()
    for path in journals { try failureFinder.addJournal(path, in: context, request) }
  }

  /// The kinds that have neither route nor handler and are on a screen, sorted.
  var unknownKindsOnScreens: [ContentKind] {
    let contents = screensOnPresentStages.flatMap {
      $0.composition.items + $0.composition.dataOnlyItems
    }
    return Set(contents.map(\.kind)).subtracting(sides.kindsWithAnySide).sorted()
  }

  /// Returns the status of each kind with a route or a handler, the most urgent first.
  ///
  /// - Parameters:
  ///   - evidence: The evidence of the ledgers.
  ///   - remaining: The active pipelines and the code of the legacy side.
  ///   - only: The only kind whose failing response is shrunk; `nil` to shrink those of all kinds
  ///     if `folder` is given, and otherwise those of the first ``maximumShrunkResponses`` kinds
  ///     with an observed fault.
  ///   - folder: The folder in which the shrunk responses are to be saved; `nil` to save none.
  ///   - inputs: The paths of the files that the command reads, which no saved file replaces.
  ///   - progress: Reports that responses are shrunk.
  /// - Returns: The statuses of all kinds, even if `only` names one kind.
  func statusesWithShrunkFailures(
    _ evidence: StatusEvidence,
    _ remaining: RemainingLegacySide,
    shrinkingOnly only: ContentKind?,
    folder: String?,
    keeping inputs: [String],
    progress: DumpProgress
  ) -> [KindStatus] {
    let found = failureFinder.smallestFailureByKind(
      minimizing: [],
      folder: nil,
      keeping: [],
      progress: progress
    )
    let faulty = statusesByUrgency(evidence, remaining, found).filter(\.hasObservedFault).map(
      \.kind
    )
    let shrunk =
      folder == nil ? Set(faulty.prefix(Self.maximumShrunkResponses)) : Set(found.keys)
    let failures = failureFinder.smallestFailureByKind(
      minimizing: only.map { Set([$0]) } ?? shrunk,
      folder: folder,
      keeping: inputs,
      progress: progress
    )
    return statusesByUrgency(evidence, remaining, failures)
  }

  private func statusesByUrgency(
    _ evidence: StatusEvidence,
    _ remaining: RemainingLegacySide,
    _ failures: [ContentKind: FailingResponse]
  ) -> [KindStatus] {
    sides.sidesByKind.keys.map { status(of: $0, evidence, remaining, failures) }
      .sorted { ($0.nextStep.urgencyRank, $0.kind) < ($1.nextStep.urgencyRank, $1.kind) }
  }

  private func status(
    of kind: ContentKind,
    _ evidence: StatusEvidence,
    _ remaining: RemainingLegacySide,
    _ failures: [ContentKind: FailingResponse]
  ) -> KindStatus {
    let contents = comparedScreens.flatMap(\.results).filter { $0.kind == kind }
    return KindStatus(
      kind: kind,
      sides: sides.sidesByKind[kind] ?? .stateOnly,
      isLegacyOutputObservable: !sides.kindsWithLegacyHandler.contains(kind)
        || sides.kindsWithLegacyOutput.contains(kind),
      stage: stageByKind[kind] ?? .off,
      flagKey: flagKeyByKind[kind] ?? StageFlags.defaultKey(of: kind),
      contentCountOnScreens: contents.count,
      newestEvidence: evidence.newestEvidence(of: kind, flagVersion: flagVersionByKind[kind]),
      variedPathCoverage: VariedPathCoverage(kind, failureFinder.recordedCoverage),
      legacyCode: remaining.legacyCodeByKind[kind],
      smallestFailingResponse: failures[kind]
    )
  }
}
