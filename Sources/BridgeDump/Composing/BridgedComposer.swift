public import Bridge
import Foundation
import LegacyRx
public import Parity
public import ScreenDocument
public import ScreenDump
public import TopScreen

/// Composes screens through the bridge, each kind on the side that its stage says.
///
/// Handlers run on virtual time: their timers and background work finish before the screen is
/// described, in no time at all, and two runs give the same result. Their clock stands at the
/// screen's moment, and their effects are written down, not done.
@MainActor
public struct BridgedComposer<UIState: AnyObject>: ScreenComposing {
  let routes: ContentRoutes<UIState>
  let makeHandlers: () -> LegacyHandlers
  let makeState: () -> UIState
  private let actions: ActionRegistry
  private let rules: ScreenRules
  private let responseHasher: ResponseHasher

  /// How long handlers have at least, on virtual time, before both sides are compared.
  static var comparisonDelay: Duration { .milliseconds(500) }
  private static var runTime: TimeInterval { 0.6 }
  /// How long a side that is still at work then has to settle, at most.
  private static var settlingTime: TimeInterval { 3 }

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - routes: The kinds that the new world understands.
  ///   - makeHandlers: Makes the handlers of one screen, and what they share.
  ///   - actions: The actions that contents may name.
  ///   - rules: What the app says of contents, beside what documents say.
  ///   - responseHasher: Hashes responses for ledgers; the app's own hasher, for ledgers that are merged with
  ///     those of its devices.
  ///   - makeState: Makes the state of one screen.
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

  /// A file of flags for the screen, stages by hand, and whom flags and rules are evaluated for.
  ///
  /// - Parameter role: Which screen of a command is meant.
  /// - Returns: The options.
  public func options(for role: ScreenRole) -> [DumpOption] {
    [StageOptions.flags(for: role), StageOptions.stage] + FractionalOptions.options(for: role)
      + DumpOption.arrangement
  }

  /// Composes a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - role: Which screen of the command it is.
  ///   - request: The command's arguments, and the means to read what they name.
  /// - Returns: The composition.
  /// - Throws: A sentence for a stage, a kind or a file of flags that is wrong.
  public func compose(
    _ screen: DumpScreen,
    as role: ScreenRole,
    for request: DumpRequest
  ) throws(DumpFailure) -> DumpedScreen {
    let stages = try stages(for: role, of: request, otherwise: nil)
    return run(screen, on: stages, arrangedBy: try request.arranger(rules)).screen
  }

  /// The kinds that a side knows.
  var kinds: Set<ContentKind> { Set(routes.kinds).union(makeHandlers().kinds) }

  /// The key of the flag that each kind asks for.
  var flagKeys: [ContentKind: String] {
    Dictionary(
      uniqueKeysWithValues: kinds.map { ($0, routes.flagKey(of: $0) ?? StageFlags.key(of: $0)) }
    )
  }

  /// The kinds that both sides know.
  var comparableKinds: Set<ContentKind> { Set(routes.kinds).intersection(makeHandlers().kinds) }

  /// Both sides of recorded responses, each delivery a screen of its own.
  func replay(
    on stages: StageFlags,
    measuresTime: Bool = false,
    hashesResponses: Bool = false
  ) -> ContentReplay<UIState> {
    let uptime: (() -> Duration)? = measuresTime ? { LegacyClock.systemUptime() } : nil
    return ContentReplay(
      routes: routes,
      stages: stages,
      uptime: uptime,
      responseHasher: hashesResponses ? responseHasher : nil,
      makeHandlers: makeHandlers,
      makeState: makeState
    )
  }

  func stages(
    for role: ScreenRole,
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

  /// Runs a screen; without an arranger all its contents, as they were sent.
  func run(
    _ screen: DumpScreen,
    on options: StageOptions,
    arrangedBy arranger: ScreenArranger = .asSent,
    measuresTime: Bool = false,
    isStrict: Bool = false
  ) -> BridgedRun {
    let sink = RecordingParitySink()
    let model = model(
      of: screen,
      on: options.stages,
      arrangedBy: arranger,
      sink: sink,
      measuresTime: measuresTime,
      isStrict: isStrict
    )
    return BridgedRun(
      screen: DumpedScreen(
        name: screen.name,
        composition: model.composition,
        notes: options.notes(with: model.bridge.stageDiagnostics)
      ),
      results: sink.results
    )
  }

  /// The model of a screen whose handlers have had their time.
  func model(
    of screen: DumpScreen,
    on stages: StageFlags,
    arrangedBy arranger: ScreenArranger = .asSent,
    sink: (any ParitySink)? = nil,
    measuresTime: Bool = false,
    isStrict: Bool = false
  ) -> TopViewModel<UIState> {
    let context = screen.context
    let uptime: (() -> Duration)? = measuresTime ? { LegacyClock.systemUptime() } : nil
    let time = VirtualTime(context.now)
    let environment = time.environment(
      LegacyClock(context, uptime: uptime),
      effects: RecordingEffects()
    )
    let model = TopViewModel(
      documents: Self.documents(of: screen),
      bridge: ContentBridge(
        state: makeState(),
        routes: routes,
        handlers: makeHandlers(),
        stages: stages,
        environment: environment,
        candidates: CandidateSettings(
          budget: .unlimited,
          measuresTime: measuresTime,
          isStrict: isStrict,
          onUndeclaredFeed: nil
        )
      ),
      actions: actions,
      arranger: arranger,
      sink: sink,
      comparisonDelay: Self.comparisonDelay
    )
    time.advance(by: Self.runTime)
    if model.bridge.isSettling { time.advance(by: Self.settlingTime) }
    return model
  }

  private static func documents(of screen: DumpScreen) -> Observable<ContentDocument> {
    let document = Observable.just(screen.document)
    return screen.isStale ? .concat([document, .error(StaleScreen())]) : document
  }
}

/// Follows a screen from the cache, so that it is shown as stale.
private struct StaleScreen: Error {}
