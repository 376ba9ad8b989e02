public import ScreenDocument
public import TopScreen

/// Composes screens from observable state alone.
@MainActor
public struct StateComposer<UIState: AnyObject>: ScreenComposing {
  private let routes: ContentRoutes<UIState>
  private let makeState: () -> UIState
  private let actions: ActionRegistry
  private let rules: ScreenRules

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - routes: Which kinds the screen understands, and where each goes.
  ///   - actions: The actions that contents may name.
  ///   - rules: What the app says of contents, beside what documents say.
  ///   - makeState: Makes the state of one screen.
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

  /// The evaluation context of the rules.
  ///
  /// - Parameter role: Which screen of a command is meant.
  /// - Returns: The options.
  public func options(for role: ScreenRole) -> [DumpOption] { DumpOption.arrangement }

  /// Composes a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - role: Which screen of the command it is.
  ///   - request: The command's arguments.
  /// - Returns: The composition.
  /// - Throws: A sentence for an option that is wrong.
  public func compose(
    _ screen: DumpScreen,
    as role: ScreenRole,
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
    model.show(screen.document, isStale: screen.isStale)
    return DumpedScreen(name: screen.name, composition: model.composition)
  }
}
