public import ScreenDocument

/// The new world's home screen: documents in, slots of `UIState` filled, one stack out.
///
/// Documents are shown one by one, followed as an `AsyncSequence`, or loaded by a refresh; one content
/// can be loaded on its own: see ``DocumentShowing``.
///
/// It needs nothing but the state and its routes. A kind without a route keeps its place in the
/// stack, on side `none`.
@MainActor
public final class HomeScreenModel<UIState: AnyObject> {
  /// The state that the screen's views draw from.
  public let state: UIState
  /// The title and the stack, observable.
  public let screen: ComposedScreen

  private let presenter: StatePresenter<UIState>

  /// Creates the model of a screen that no document has come to yet.
  ///
  /// - Parameters:
  ///   - state: The state that the screen's views draw from, made for this screen: its slots keep
  ///     what they hold for as long as it lives.
  ///   - routes: Which kinds the screen understands, and where each goes.
  ///   - actions: The actions that contents may name.
  ///   - arranger: How the screen orders and hides its contents.
  ///   - effects: Does what the routes ask for besides view data. Needed where one of them does.
  ///   - context: What view data may depend on besides the response; asked at every response.
  public init(
    state: UIState,
    routes: ContentRoutes<UIState>,
    actions: ActionRegistry = ActionRegistry(),
    arranger: ScreenArranger = ScreenArranger(),
    effects: (any ContentEffects)? = nil,
    context: @escaping () -> RouteContext
  ) {
    self.state = state
    screen = ComposedScreen(actions: actions, arranger: arranger) { context().now }
    presenter = StatePresenter(
      state: state,
      routes: routes,
      effects: effects,
      context: context
    )
  }

  /// Shows a document.
  ///
  /// - Parameters:
  ///   - document: The contents to show.
  ///   - isStale: Whether a newer document is not there, or not yet.
  ///   - load: What brought it; `nil` for what came by itself.
  /// - Returns: The least that turns the stack shown before into the one shown now.
  @discardableResult
  public func show(
    _ document: ContentDocument,
    isStale: Bool = false,
    from load: ScreenLoad? = nil
  ) -> StackDifference {
    screen.show(document, isStale: isStale, from: load, through: presenter)
  }

  /// Replaces one content's response; the content keeps its place.
  ///
  /// - Parameters:
  ///   - response: The content; one that is not on the screen, or of another kind there, is ignored.
  ///   - load: What brought it; `nil` for what came by itself.
  /// - Returns: The least that turns the stack shown before into the one shown now.
  @discardableResult
  public func show(_ response: ResponseData, from load: ScreenLoad? = nil) -> StackDifference {
    screen.show(response, from: load, through: presenter)
  }

  /// Takes an action of the user, which changes the content's slot at once.
  ///
  /// - Parameters:
  ///   - action: What the user did.
  ///   - id: The content's identity on its screen.
  ///   - key: The contract of its kind.
  /// - Throws: Why nothing was changed. A view whose content is leaving the screen may ignore it.
  public func send<Response, Output, Action>(
    _ action: Action,
    to id: ContentID,
    of key: InteractiveContentKey<Response, Output, Action>
  ) throws(ActionRejection) {
    try presenter.send(UserAction(action), to: id, of: key.kind)
  }

  /// Notes that a document could not be had: the last one stays, marked stale.
  public func documentFailed() {
    screen.documentFailed()
  }

  /// Marks one content as stale after a failed reload; its value stays.
  ///
  /// - Parameter id: The content's identity on its screen.
  public func contentFailed(_ id: ContentID) {
    screen.contentFailed(id, through: presenter)
  }

  /// The whole screen as it is now, as dumps print it.
  public var composition: ScreenComposition {
    screen.composition(through: presenter)
  }
}
