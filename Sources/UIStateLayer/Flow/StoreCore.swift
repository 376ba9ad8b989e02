import Observation
import Synchronization

/// A store's state, and the only code that changes it; it stays readable after the store's release.
@MainActor
final class StoreCore<State: StoreState>: Observable {
  typealias Action = State.Action

  /// The greatest number of actions in a chain in which each one causes the next; a longer chain
  /// counts as endless recursion.
  static var maximumChainLength: Int { 100 }

  private struct WaitingAction {
    let action: Action
    let cause: ActionCauseChain<Action>?
  }

  private let registrar = ObservationRegistrar()
  private let statePath: KeyPath<StoreCore, State>
  let anyThreadMailbox = ActionMailbox()
  let name: String
  /// Returns the effect of an action; `nil` for a plain `Store`, which has no effects, and after
  /// the close.
  var effectOfAction: (@MainActor (Action, State) -> Effect<Action>?)?

  private var storedState: State
  /// Whether ``state`` was ever read; if so, changes are reported to Observation, which may track
  /// it.
  private var wasStateEverRead = false
  private let isClosedToActionsFlag = Atomic(false)
  private var isCommitting = false
  private var isMutating = false
  private var runningAction: Action?
  private var causeOfRunningAction: ActionCauseChain<Action>?
  private var waitingActions = FIFOQueue<WaitingAction>()
  /// Counts the actions that the running turn causes.
  private var branchingLimit = BranchingLimit()
  private var hasReportedBranching = false
  private var observers = ObserverList<State>()
  private var listeners = ObserverList<State.Command>()
  private var computedValues: [WeakComputed] = []
  private var runner: EffectRunner<Action>?

  init(_ state: State, name: String) {
    storedState = state
    self.name = name
    statePath = \.state
  }

  /// The state; tracked by Observation.
  var state: State {
    wasStateEverRead = true
    registrar.access(self, keyPath: statePath)
    return untrackedState
  }

  var untrackedState: State {
    precondition(
      !isMutating,
      "The state of \(name) was read in 'mutate(with:emitting:)', while it changes; read self instead."
    )
    return storedState
  }

  /// Applies an action and the actions that it causes; inside another action, applies it
  /// afterwards.
  ///
  /// - Returns: Whether the action was accepted, applied now or queued; false if the store is
  ///   closed, or if the actions that cause one another are a chain that is too long, or too many.
  @discardableResult
  func send(_ action: Action) -> Bool {
    guard !isClosedToActions else { return false }
    guard !isCommitting else { return enqueueUnlessEndless(action) }
    isCommitting = true
    commit(action)
    commitWaitingActions()
    return true
  }

  private func enqueueUnlessEndless(_ action: Action) -> Bool {
    let parent = runningAction.map { ActionCauseChain($0, after: causeOfRunningAction) }
    let causeCount = parent?.depth ?? 0
    guard causeCount < Self.maximumChainLength else {
      reportRecursion(to: action, after: parent)
      return false
    }
    guard branchingLimit.admit(causeCount: causeCount) else {
      // One report is enough: all actions that still wait may cause others.
      if !hasReportedBranching {
        hasReportedBranching = true
        reportRecursion(to: action, after: parent)
      }
      return false
    }
    waitingActions.append(WaitingAction(action: action, cause: parent))
    return true
  }

  private func reportRecursion(to action: Action, after cause: ActionCauseChain<Action>?) {
    let chain = ActionCauseChain(action, after: cause).actionNamesFromOldest
    StateIssues.report(.actionRecursion(store: name, chain: chain))
  }

  /// Commits the waiting actions in order until none is left or the store is closed, and ends the
  /// commit that the caller has begun.
  private func commitWaitingActions() {
    if !waitingActions.isEmpty { commitWaitingActionsUntilNoneIsLeft() }
    runningAction = nil
    causeOfRunningAction = nil
    isCommitting = false
  }

  // Apart, so that a commit without waiting actions needs no room for one.
  @inline(never)
  private func commitWaitingActionsUntilNoneIsLeft() {
    while !isClosedToActions, let entry = waitingActions.popFirst() {
      causeOfRunningAction = entry.cause
      commit(entry.action)
    }
    // After the close, the actions that still wait are dropped.
    if !waitingActions.isEmpty { waitingActions = FIFOQueue() }
    branchingLimit = BranchingLimit()
    hasReportedBranching = false
  }

  private func commit(_ action: Action) {
    runningAction = action
    var commands = CommandBuffer<State.Command>()
    mutate(with: action, emitting: &commands)
    if !computedValues.isEmpty { invalidateComputed() }
    let state = storedState
    for observer in observers.allIncludingEnded { observer.deliver(state) }
    if !computedValues.isEmpty { notifyObserversOfComputed() }
    for command in commands.all {
      for listener in listeners.allIncludingEnded { listener.deliver(command) }
    }
    if let effect = effectOfAction?(action, state), !isClosedToActions {
      runnerOnDemand.start(effect)
    }
  }

  private func mutate(with action: Action, emitting commands: inout CommandBuffer<State.Command>) {
    guard wasStateEverRead else { return mutate(&storedState, with: action, emitting: &commands) }
    var next = storedState
    mutate(&next, with: action, emitting: &commands)
    guard next != storedState else { return }
    registrar.withMutation(of: self, keyPath: statePath) { storedState = next }
  }

  private func mutate(
    _ state: inout State,
    with action: Action,
    emitting commands: inout CommandBuffer<State.Command>
  ) {
    isMutating = true
    defer { isMutating = false }
    state.mutate(with: action, emitting: &commands)
  }

  func observe(_ body: @escaping @MainActor (State) -> Void) -> StateObservation {
    let observer = ValueObserver(body: body)
    if !isClosedToActions { observers.append(observer) }
    performPostponingActions { body(untrackedState) }
    return StateObservation(observer)
  }

  /// Calls a closure, such as an observer for the first time; actions that it sends are committed
  /// when it has returned or, during an action, after that action.
  func performPostponingActions(_ body: () -> Void) {
    guard !isCommitting else { return body() }
    isCommitting = true
    body()
    commitWaitingActions()
  }

  func listen(_ body: @escaping @MainActor (State.Command) -> Void) -> StateObservation {
    let listener = ValueObserver(body: body)
    if !isClosedToActions { listeners.append(listener) }
    return StateObservation(listener)
  }

  func attachComputed(_ value: some ErasedComputed) {
    computedValues.append(WeakComputed(value))
  }

  private var isClosedToActions: Bool { isClosedToActionsFlag.load(ordering: .relaxed) }

  /// Makes the core reject all further actions; callable from any thread.
  nonisolated func rejectFurtherActions() {
    isClosedToActionsFlag.store(true, ordering: .relaxed)
  }

  /// Rejects further actions, drops pending ones, cancels all effects, and releases the observers.
  func close() {
    rejectFurtherActions()
    effectOfAction = nil
    runner?.cancelAll()
    observers = ObserverList()
    listeners = ObserverList()
  }

  func waitUntilEffectsEnd() async {
    await runner?.waitUntilAllEnded()
  }

  /// Whether an effect runs or waits.
  var hasUnendedEffects: Bool { runner?.hasUnendedRuns ?? false }

  private var runnerOnDemand: EffectRunner<Action> {
    if let runner { return runner }
    let made = EffectRunner<Action>(name: name, sender: sender)
    runner = made
    return made
  }

  var sender: ActionSender<Action> {
    ActionSender(anyThreadMailbox: anyThreadMailbox) { [weak self] in self?.send($0) ?? false }
  }

  private func invalidateComputed() {
    computedValues.removeAll { $0.value == nil }
    for entry in computedValues { entry.value?.invalidateIfReadPartsChanged() }
  }

  private func notifyObserversOfComputed() {
    for entry in computedValues { entry.value?.notifyObserversIfChanged() }
  }
}
