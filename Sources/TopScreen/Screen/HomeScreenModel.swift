public import ScreenDocument

/// The home screen of an app without legacy handlers: fills the slots of `UIState` from documents,
/// and publishes the stack of contents.
///
/// Documents are shown one by one, followed as an `AsyncSequence`, or loaded by a refresh; single
/// contents can be loaded separately: see ``DocumentShowing``.
///
/// A content whose kind has no route keeps its place in the stack, on side `none`.
@MainActor
public final class HomeScreenModel<UIState: AnyObject> {
  /// The state for the screen's views.
  public let state: UIState
  /// The title, stack and state of the screen, observable.
  public let screen: ComposedScreen

  private let presenter: StatePresenter<UIState>

  /// Creates the model of a screen without a document.
  ///
  /// - Parameters:
  ///   - state: The state for the screen's views. Only this screen may use it, because its slots
  ///     stay filled when the model is released.
  ///   - routes: The routes of the screen's kinds.
  ///   - actions: The actions that contents may use.
  ///   - arranger: Orders and hides the contents.
  ///   - effects: Performs the effects of the routes; required if a route has any.
  ///   - context: Returns the inputs of view data besides the response. It is called for each
  ///     computation of a route that has a context, whenever the screen's rules need the time, and
  ///     for each description of the screen.
  public init(
    state: UIState,
    routes: ContentRoutes<UIState>,
    actions: ActionRegistry = ActionRegistry(),
    arranger: ScreenArranger = ScreenArranger(),
    effects: (any ContentEffectPerforming)? = nil,
    context: @escaping () -> ViewDataContext
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

  /// Shows a document in place of the previous one.
  ///
  /// - Parameters:
  ///   - document: The contents to show.
  ///   - isStale: Whether a newer document could not be loaded, or is still loading.
  ///   - load: The load of the document; `nil` for a document without a request, which counts as
  ///     requested now. A load older than the current document's is ignored.
  /// - Returns: The smallest difference between the previous stack and the new one; empty if the
  ///   call is ignored, or takes effect after a change that is being performed.
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
  ///   - response: The content's response; a content that is not on the screen, or has another kind
  ///     there, is ignored.
  ///   - load: The load of the response; `nil` for a response without a request, which counts as
  ///     requested now. A load older than the current document or the content's current response is
  ///     ignored.
  /// - Returns: The smallest difference between the previous stack and the new one; empty if the
  ///   call is ignored, or takes effect after a change that is being performed.
  @discardableResult
  public func show(_ response: ResponseData, from load: ScreenLoad? = nil) -> StackDifference {
    screen.show(response, from: load, through: presenter)
  }

  /// Handles an action of the user, which changes the content's slot immediately.
  ///
  /// - Parameters:
  ///   - action: The user's action.
  ///   - id: The content's identity on its screen.
  ///   - key: The contract of its kind.
  /// - Throws: The reason why nothing changed. A view whose content is leaving the screen may
  ///   ignore it.
  public func send<Response, Output, Action>(
    _ action: Action,
    to id: ContentID,
    of key: InteractiveContentKey<Response, Output, Action>
  ) throws(ActionRejection) {
    try presenter.send(UserAction(action), to: id, of: key.kind)
  }

  /// Handles a failed load of a document: the last document stays, marked stale; a screen without a
  /// document becomes ``ScreenState/failed``.
  public func documentFailed() {
    screen.documentFailed()
  }

  /// Marks one content as stale after a failed reload; its value stays.
  ///
  /// A content without a valid response, or whose last response failed, keeps its phase. An unknown
  /// id is ignored.
  public func contentReloadFailed(_ id: ContentID) {
    screen.contentReloadFailed(id, through: presenter)
  }

  /// A description of the current screen, for dumps.
  public var composition: ScreenComposition {
    screen.composition(through: presenter, in: presenter.context().timeZone)
  }
}
