public import ScreenDocument
public import TopScreen

/// Composes screens from their documents with the state side only; no legacy handler runs.
@MainActor
public struct StateComposer<UIState: AnyObject>: ScreenComposing {
  private let routes: ContentRoutes<UIState>
  private let makeState: () -> UIState
  private let actions: ActionRegistry
  private let rules: ScreenRules

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - routes: The routes of the screen's kinds.
  ///   - actions: The actions that contents may use.
  ///   - rules: The app's rules for its contents.
  ///   - makeState: Returns a new state; called once for each composed screen.
  public init(
    routes: ContentRoutes<UIState>,
    actions: ActionRegistry = ActionRegistry(),
    rules: ScreenRules = ScreenRules(),
    makeState: @escaping () -> UIState
  ) {
    self.routes = routes
    self.makeState = makeState
    self.actions = actions
    self.rules = rules
  }

  /// Returns `--user`, `--context` and `--dismissed`, which decide the contents that are visible.
  public func options(for role: ScreenRoleInCommand) -> [DumpOption] { DumpOption.arrangement }

  /// Composes a screen with a new state and without performing effects.
  public func compose(
    _ screen: ScreenToCompose,
    as role: ScreenRoleInCommand,
    for request: DumpRequest
  ) throws(DumpFailure) -> DumpedScreen {
    let context = screen.context
    let model = HomeScreenModel(
      state: makeState(),
      routes: routes,
      actions: actions,
      arranger: try request.arranger(rules),
      effects: RecordingEffects()
    ) { context }
    model.show(screen.document, isStale: screen.isCachedCopy)
    return DumpedScreen(name: screen.name, composition: model.composition)
  }
}
