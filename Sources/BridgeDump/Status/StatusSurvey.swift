import Bridge
import FeatureFlags
import Foundation
import Parity
import ScreenDocument
import ScreenDump
import TopScreen

/// The screens at the present stages, and their comparisons.
@MainActor
struct StatusSurvey<UIState: AnyObject> {
  /// The present stage of each kind that a side knows.
  let stages: [ContentKind: Stage]
  /// The screens at these stages.
  let shown: [DumpedScreen]
  /// The comparisons of the screens, with every kind on `shadow`.
  let compared: [ComparedScreen]
  let diagnostics: [SourcedDiagnostic]

  private let composer: BridgedComposer<UIState>
  private let sides: KindSides
  private let flagKeys: [ContentKind: String]
  private let flagVersions: [ContentKind: String]
  private var search: FailureSearch<UIState>

  init(
    _ composer: BridgedComposer<UIState>,
    _ options: StageOptions,
    screens: [DumpScreen],
    at moment: Date
  ) {
    self.composer = composer
    sides = composer.sides
    flagKeys = composer.flagKeys
    var stages: [ContentKind: Stage] = [:]
    var versions: [ContentKind: String] = [:]
    for (kind, side) in sides.byKind {
      let decision = options.stages.decision(for: kind, flag: flagKeys[kind], at: moment)
      versions[kind] = decision.evaluation?.version
      stages[kind] =
        switch side {
        case .both: decision.stage
        case .legacyOnly: .off
        case .stateOnly: .complete
        }
    }
    self.stages = stages
    flagVersions = versions
    search = FailureSearch(composer)
    var compared: [ComparedScreen] = []
    var shown: [DumpedScreen] = []
    for screen in screens {
      let run = composer.runInShadow(screen)
      search.add(run, of: screen)
      compared.append(ComparedScreen(run, sides))
      shown.append(composer.run(screen, on: options).screen)
    }
    self.compared = compared
    self.shown = shown
    diagnostics = shown.flatMap(\.diagnostics)
  }

  /// Adds the coverage of a file.
  mutating func add(_ coverage: Coverage) { search.coverage.formUnion(coverage) }

  /// Searches journals for responses on which the sides differ.
  mutating func search(_ journals: [String], _ request: DumpRequest) throws(DumpFailure) {
    guard !journals.isEmpty else { return }
    var context = try request.context()
    context.now = try request.moment()
    for path in journals { try search.add(journal: path, in: context, request) }
  }

  /// The kinds on the screens with neither route nor handler, sorted.
  var unknownKinds: [ContentKind] {
    let contents = shown.flatMap { $0.composition.items + $0.composition.data }
    return Set(contents.map(\.kind)).subtracting(sides.known).sorted()
  }

  /// Returns the status of each kind, the most urgent first.
  ///
  /// - Parameters:
  ///   - evidence: The evidence of the ledgers.
  ///   - world: The legacy code that is left.
  ///   - only: The kind that the user requested; `nil` for all.
  ///   - folder: The folder for the smallest responses; `nil` to save none.
  ///   - progress: Reports the search for the smallest responses.
  /// - Returns: One status for each kind with a route or a handler.
  func kinds(
    _ evidence: StatusEvidence,
    _ world: OldWorld,
    only: ContentKind?,
    folder: String?,
    progress: DumpProgress
  ) -> [KindStatus] {
    let kinds = sides.byKind.keys.sorted()
    let red = kinds.map { status(of: $0, evidence, world, [:]) }.filter(\.isRed)
      .sorted { ($0.next.urgency, $0.kind) < ($1.next.urgency, $1.kind) }.map(\.kind)
    let failures = search.failures(
      minimizing: only.map { [$0] } ?? red,
      folder: folder,
      progress: progress
    )
    return kinds.map { status(of: $0, evidence, world, failures) }
      .sorted { ($0.next.urgency, $0.kind) < ($1.next.urgency, $1.kind) }
  }

  private func status(
    of kind: ContentKind,
    _ evidence: StatusEvidence,
    _ world: OldWorld,
    _ failures: [ContentKind: FailingResponse]
  ) -> KindStatus {
    let contents = compared.flatMap(\.results).filter { $0.kind == kind }
    return KindStatus(
      kind: kind,
      sides: sides.byKind[kind] ?? .stateOnly,
      isObservable: !sides.handled.contains(kind) || sides.observable.contains(kind),
      stage: stages[kind] ?? .off,
      flag: flagKeys[kind] ?? StageFlags.key(of: kind),
      contents: contents.count,
      evidence: evidence.newest(of: kind, flagVersion: flagVersions[kind]),
      coverage: KindVariation(kind, search.coverage),
      oldCode: world.code[kind],
      failure: failures[kind],
      comparison: contents.first?.id
    )
  }
}
