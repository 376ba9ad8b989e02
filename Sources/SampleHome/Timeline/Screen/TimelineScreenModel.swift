import TopScreen
import UIStateLayer

/// The screen of the timeline: it owns the store, and creates the views' arguments from its state.
@MainActor
final class TimelineScreenModel {
  private let store: TimelineStore
  private let clock: ScreenClock

  init(repository: any TimelineRepository, context: ViewDataContext) {
    store = TimelineStore(repository: repository)
    clock = ScreenClock(context)
  }

  /// The current arguments of the views; Observation tracks its reads.
  var viewArguments: TimelineViewArguments { viewArguments(of: store.state) }

  /// Calls a closure with the arguments of the views: immediately, and after every action, even if
  /// the action has not changed the state.
  ///
  /// It ends when the returned observation is cancelled or released, or when the model is released.
  func observe(_ body: @escaping @MainActor (TimelineViewArguments) -> Void) -> StateObservation {
    store.observe { [weak self] state in
      if let self { body(viewArguments(of: state)) }
    }
  }

  /// Calls a closure with each command that is sent from now on, once for each.
  ///
  /// It ends when the returned observation is cancelled or released.
  func listen(_ body: @escaping @MainActor (TimelineCommand) -> Void) -> StateObservation {
    store.listen(body)
  }

  /// Starts loading the first page; called each time the screen appears.
  func refresh() { store.handle(.refresh) }

  /// Waits until all requests have ended.
  func waitForRequests() async { await store.finish() }

  private func viewArguments(of state: TimelineState) -> TimelineViewArguments {
    TimelineViewArguments(
      viewData: TimelineViewData(state, at: clock),
      draftText: store.draftText,
      onEvent: { [weak store] in store?.handle($0) }
    )
  }
}

/// The store of the timeline, which owns its state and runs its requests.
///
/// The store is private to this file, so that no view can use it.
private final class TimelineStore: Store<TimelineState> {
  private let repository: any TimelineRepository

  init(repository: any TimelineRepository) {
    self.repository = repository
    super.init(TimelineState())
  }

  func handle(_ event: TimelineUserEvent) {
    switch event {
    case .refresh: send(.refresh)
    case .toggleLike(let id): send(.toggle(OwnReaction(kind: .like, postID: id)))
    case .toggleRetweet(let id): send(.toggle(OwnReaction(kind: .retweet, postID: id)))
    case .startDraft: send(.startDraft)
    case .cancelDraft: send(.cancelDraft)
    case .sendDraft: send(.sendDraft)
    }
  }

  var draftText: StateBinding<String> {
    binding(\.draftText) { .draftChanged($0) }
  }

  override func effect(of action: Action, in state: TimelineState) -> Effect<Action> {
    switch action {
    case .refresh: loadFirstPage
    case .toggle(let reaction):
      state.pendingState(of: reaction).map { sendReaction(reaction, isOn: $0) } ?? .none
    case .sendDraft: state.draft.map(sendDraft) ?? .none
    default: .none
    }
  }

  private var loadFirstPage: Effect<Action> {
    .run { [repository] send in
      send(.firstPageLoaded(try await repository.loadFirstPage()))
    } failure: { _ in
      .firstPageLoadingFailed
    }
    .queued(in: EffectQueue("load", .newest()))
  }

  /// Returns the effect that sends a reaction to the server; several effects for one reaction run
  /// in order.
  private func sendReaction(_ reaction: OwnReaction, isOn: Bool) -> Effect<Action> {
    .run { [repository] send in
      try await repository.set(reaction, to: isOn)
      send(.reactionConfirmed(reaction, isOn: isOn))
    } failure: { _ in
      .reactionFailed(reaction, isOn: isOn)
    }
    .queued(in: EffectQueue(EffectID(reaction), .oldest(.suspend)))
  }

  /// Returns the effect that sends the draft to the server; none if the draft is not being sent.
  private func sendDraft(_ draft: PostDraft) -> Effect<Action> {
    guard draft.isSending else { return .none }
    return .run { [repository] send in
      send(.draftSent(try await repository.send(draft.text)))
    } failure: { _ in
      .sendingDraftFailed
    }
    .queued(in: EffectQueue("send", .oldest(.discard)))
  }
}
