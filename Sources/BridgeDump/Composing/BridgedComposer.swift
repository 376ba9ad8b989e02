public import Bridge
import Foundation
import JSONLogic
import LegacyRx
public import Parity
public import ScreenDocument
public import ScreenDump
public import TopScreen

/// Composes screens through the bridge, each kind on the side that its stage selects.
///
/// Handlers run on virtual time, without delay: the screen is described after their timers and
/// background work of 0.6 seconds, or of 3.6 if a side is still at work then. The clock that they
/// read stands still at the screen's moment, and the effects of their environment are recorded, not
/// executed.
@MainActor
public struct BridgedComposer<UIState: AnyObject>: ScreenComposing {
  let routes: ContentRoutes<UIState>
  let makeHandlers: () -> LegacyHandlers
  let makeState: () -> UIState
  private let actions: ActionRegistry
  private let rules: ScreenRules
  private let responseHasher: ResponseHasher

  /// The virtual time between a response and the comparison of both sides.
  static var comparisonDelay: Duration { .milliseconds(500) }
  /// The virtual time in seconds for which each screen runs after its document was sent.
  private static var virtualRunSeconds: TimeInterval { 0.6 }
  /// The virtual time in seconds for which a screen runs in addition if a side has not settled
  /// after ``virtualRunSeconds``.
  private static var additionalVirtualSecondsIfUnsettled: TimeInterval { 3 }

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - routes: The routes of the state side.
  ///   - makeHandlers: Creates the legacy handlers of one screen, and the objects that they share.
  ///   - actions: The actions that contents may name.
  ///   - rules: The app's rules for contents, in addition to those of documents.
  ///   - responseHasher: Hashes responses for ledgers; use the app's hasher for ledgers that are
  ///     merged with those of its devices.
  ///   - makeState: Creates the state of one screen.
  public init(
    routes: ContentRoutes<UIState>,
    makeHandlers: @escaping () -> LegacyHandlers,
    actions: ActionRegistry = ActionRegistry(),
    rules: ScreenRules = ScreenRules(),
    responseHasher: ResponseHasher = ResponseHasher(key: .published),
    makeState: @escaping () -> UIState
  ) {
    self.routes = routes
    self.makeHandlers = makeHandlers
    self.makeState = makeState
    self.actions = actions
    self.rules = rules
    self.responseHasher = responseHasher
  }

  /// Returns the options for a file of flags, for single stages, for the user for which flags and
  /// rules are evaluated, and for the contents that the user has dismissed.
  ///
  /// - Parameter role: The screen of the command that the options apply to.
  /// - Returns: The options.
  public func options(for role: ScreenRoleInCommand) -> [DumpOption] {
    stageOptions(for: role) + [.dismissed]
  }

  /// Returns the options of a command that runs all contents, also those that the screen hides:
  /// those for a file of flags, for single stages, and for the user for which flags are evaluated.
  ///
  /// ``readStageOptions(for:of:otherwise:hasOneUser:)`` reads them.
  func stageOptions(for role: ScreenRoleInCommand) -> [DumpOption] {
    [StageOptions.flags(for: role), StageOptions.stage]
      + FractionalGenerationOptions.options(for: role) + DumpOption.evaluation
  }

  /// Composes a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - role: The screen's role in the command.
  ///   - request: The command's arguments, and access to the files that they name.
  /// - Returns: The composition.
  /// - Throws: A message for an invalid option or file of flags.
  public func compose(
    _ screen: ScreenToCompose,
    as role: ScreenRoleInCommand,
    for request: DumpRequest
  ) throws(DumpFailure) -> DumpedScreen {
    let stages = try readStageOptions(for: role, of: request, otherwise: nil)
    return runAndCompare(screen, on: stages, arrangedBy: try request.arranger(rules)).composedScreen
  }

  /// The kinds with a route or a handler.
  var kindsWithAnySide: Set<ContentKind> { Set(routes.kinds).union(makeHandlers().kinds) }

  /// The key of each kind's flag: `content.<kind>`, unless the kind's route names another.
  var flagKeys: [ContentKind: String] {
    Dictionary(
      uniqueKeysWithValues: kindsWithAnySide.map {
        ($0, routes.flagKeyUnlessDefault(of: $0) ?? StageFlags.defaultKey(of: $0))
      }
    )
  }

  /// The kinds with both sides.
  var kindsWithBothSides: Set<ContentKind> { Set(routes.kinds).intersection(makeHandlers().kinds) }

  /// Creates a replayer that runs both sides of recorded responses, each line on its own screen.
  func makeReplayer(
    on stages: StageFlags,
    measuresLatency: Bool = false,
    hashesResponses: Bool = false
  ) -> ResponseReplayer<UIState> {
    let uptime: (() -> Duration)? = measuresLatency ? { LegacyClock.systemUptime() } : nil
    return ResponseReplayer(
      routes: routes,
      stages: stages,
      uptime: uptime,
      responseHasher: hashesResponses ? responseHasher : nil,
      makeHandlers: makeHandlers,
      makeState: makeState
    )
  }

  /// Reads the options for flags, stages and the user.
  ///
  /// - Parameters:
  ///   - role: The screen of the command that the options apply to.
  ///   - request: The command's arguments, and access to the file of flags.
  ///   - defaultStage: The stage of each kind whose stage is not set; `nil` for `off`. It has no
  ///     effect if an option names a file of flags, or if the stage of `*` is set.
  ///   - hasOneUser: Whether flags are evaluated only for the user of the options; `false` if each
  ///     recorded line has its own user.
  /// - Returns: The stages, with the diagnostics of the flags.
  /// - Throws: A message for an invalid stage, kind or file of flags.
  func readStageOptions(
    for role: ScreenRoleInCommand,
    of request: DumpRequest,
    otherwise defaultStage: Stage?,
    hasOneUser: Bool = true
  ) throws(DumpFailure) -> StageOptions {
    try StageOptions(
      request,
      for: role,
      flagKeys: { flagKeys },
      defaultStage: defaultStage,
      hasOneUser: hasOneUser
    )
  }

  /// Runs a screen with each kind on the stage of the options, and compares its sides where the
  /// stage asks for it.
  ///
  /// Without an arranger, the screen shows all contents in the document's order.
  func runAndCompare(
    _ screen: ScreenToCompose,
    on options: StageOptions,
    arrangedBy arranger: ScreenArranger = .asSent,
    measuresLatency: Bool = false,
    isStrict: Bool = false
  ) -> BridgedRun {
    let sink = RecordingParitySink()
    let model = modelAfterRun(
      of: screen,
      on: options.stageFlags,
      arrangedBy: arranger,
      sink: sink,
      measuresLatency: measuresLatency,
      isStrict: isStrict
    )
    return BridgedRun(
      composedScreen: DumpedScreen(
        name: screen.name,
        composition: model.composition,
        notes: options.warnings(with: model.bridge.stageDiagnostics)
      ),
      results: sink.results
    )
  }

  /// Runs a screen with every kind on `shadow`, compares its sides, and shows all contents in the
  /// document's order.
  func runInShadow(_ screen: ScreenToCompose) -> BridgedRun {
    let sink = RecordingParitySink()
    let stages = StageFlags(overrides: StageOverrides(all: .shadow), context: EvaluationContext())
    let model = modelAfterRun(of: screen, on: stages, sink: sink)
    return BridgedRun(
      composedScreen: DumpedScreen(name: screen.name, composition: model.composition),
      results: sink.results
    )
  }

  /// Creates the model of a screen, and runs it in virtual time for ``virtualRunSeconds``; for
  /// ``additionalVirtualSecondsIfUnsettled`` more if a side has not settled.
  func modelAfterRun(
    of screen: ScreenToCompose,
    on stages: StageFlags,
    arrangedBy arranger: ScreenArranger = .asSent,
    sink: (any ParitySink)? = nil,
    measuresLatency: Bool = false,
    isStrict: Bool = false
  ) -> TopViewModel<UIState> {
    let context = screen.context
    let uptime: (() -> Duration)? = measuresLatency ? { LegacyClock.systemUptime() } : nil
    let time = VirtualTime(context.now)
    let environment = time.environment(
      LegacyClock(context, uptime: uptime),
      effects: RecordingEffects()
    )
    let model = TopViewModel(
      documents: Self.documentThenErrorIfCached(of: screen),
      bridge: ContentBridge(
        state: makeState(),
        routes: routes,
        handlers: makeHandlers(),
        stages: stages,
        environment: environment,
        candidates: CandidateSettings(
          budget: .unlimited,
          measuresLatency: measuresLatency,
          isStrict: isStrict,
          onUndeclaredFeed: nil
        )
      ),
      actions: actions,
      arranger: arranger,
      sink: sink,
      comparisonDelay: Self.comparisonDelay
    )
    time.advance(by: Self.virtualRunSeconds)
    if model.bridge.isSettling { time.advance(by: Self.additionalVirtualSecondsIfUnsettled) }
    return model
  }

  private static func documentThenErrorIfCached(of screen: ScreenToCompose) -> Observable<
    ContentDocument
  > {
    let document = Observable.just(screen.document)
    return screen.isCachedCopy ? .concat([document, .error(ErrorAfterCachedDocument())]) : document
  }
}

/// The error that follows a screen from the cache, so that the model shows the screen as stale.
private struct ErrorAfterCachedDocument: Error {}
