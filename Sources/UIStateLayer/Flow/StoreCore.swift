import Observation
import Synchronization

/// A store's state, and the only code that changes it; it stays readable after the store's release.
@MainActor
final class StoreCore<State: StoreState>: Observable {
  typealias Action = State.Action

  /// The longest chain of actions that cause one another; a longer one is endless recursion.
  static var depthLimit: Int { 100 }

  private struct Waiting {
    let action: Action
    let parent: ActionTrail<Action>?
  }

  private let registrar = ObservationRegistrar()
  private let statePath: KeyPath<StoreCore, State>
  let mailbox = ActionMailbox()
  let name: String
  /// Returns the effect of an action; `nil` for stores without effects.
  var effect: (@MainActor (Action, State) -> Effect<Action>?)?

  private var storedState: State
  /// Whether Observation may be tracking the state.
  private var isTracked = false
  private let isStopped = Atomic(false)
  private var isBusy = false
  private var isMutating = false
  private var running: Action?
  private var runningParent: ActionTrail<Action>?
  private var waiting: [Waiting] = []
  private var observers = ObserverList<State>()
  private var listeners = ObserverList<State.Command>()
  private var computed: [WeakComputed] = []
  private var runner: EffectRunner<Action>?

  init(_ state: State, name: String) {
    storedState = state
    self.name = name
    statePath = \.state
  }

  /// The state; tracked by Observation.
  var state: State {
    isTracked = true
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
  ///   closed, or if the chain of actions that cause each other is too long.
  @discardableResult
  func send(_ action: Action) -> Bool {
    guard !isClosed else { return false }
    guard !isBusy else { return enqueue(action) }
    isBusy = true
    commit(action)
    commitWaiting()
    return true
  }

  private func enqueue(_ action: Action) -> Bool {
    let parent = running.map { ActionTrail($0, after: runningParent) }
    if let parent, parent.depth >= Self.depthLimit {
      let chain = ActionTrail(action, after: parent).names
      StateIssues.report(.actionRecursion(store: name, chain: chain))
      return false
    }
    waiting.append(Waiting(action: action, parent: parent))
    return true
  }

  /// Commits the waiting actions in order, and ends the work that the current call began.
  private func commitWaiting() {
    var next = 0
    while next < waiting.count, !isClosed {
      let entry = waiting[next]
      next += 1
      runningParent = entry.parent
      commit(entry.action)
    }
    if next > 0 { waiting.removeAll(keepingCapacity: waiting.capacity <= 64) }
    running = nil
    runningParent = nil
    isBusy = false
  }

  private func commit(_ action: Action) {
    running = action
    var commands = CommandBuffer<State.Command>()
    mutate(with: action, emitting: &commands)
    if !computed.isEmpty { invalidateComputed() }
    let state = storedState
    for observer in observers.all { observer.take(state) }
    if !computed.isEmpty { announceComputed() }
    for command in commands.all {
      for listener in listeners.all { listener.take(command) }
    }
    if let effect = effect?(action, state), !isClosed { effects.start(effect) }
  }

  private func mutate(with action: Action, emitting commands: inout CommandBuffer<State.Command>) {
    isMutating = true
    defer { isMutating = false }
    guard isTracked else { return storedState.mutate(with: action, emitting: &commands) }
    var next = storedState
    next.mutate(with: action, emitting: &commands)
    guard next != storedState else { return }
    registrar.withMutation(of: self, keyPath: statePath) { storedState = next }
  }

  func observe(_ body: @escaping @MainActor (State) -> Void) -> StateObservation {
    let observer = ValueObserver(body: body)
    if !isClosed { observers.append(observer) }
    deliverFirst { body(untrackedState) }
    return StateObservation(observer)
  }

  /// Calls a new observer for the first time; actions that it sends are committed when it has
  /// returned.
  func deliverFirst(_ call: () -> Void) {
    guard !isBusy else { return call() }
    isBusy = true
    call()
    commitWaiting()
  }

  func listen(_ body: @escaping @MainActor (State.Command) -> Void) -> StateObservation {
    let listener = ValueObserver(body: body)
    if !isClosed { listeners.append(listener) }
    return StateObservation(listener)
  }

  func attach(_ value: some ComputedState) {
    computed.append(WeakComputed(value))
  }

  private var isClosed: Bool { isStopped.load(ordering: .relaxed) }

  /// Rejects all further actions, from any thread.
  nonisolated func stop() {
    isStopped.store(true, ordering: .relaxed)
  }

  /// Rejects further actions, drops pending ones, cancels all effects, and releases the observers.
  func close() {
    stop()
    effect = nil
    runner?.cancelAll()
    observers = ObserverList()
    listeners = ObserverList()
  }

  func finish() async {
    await runner?.ended()
  }

  /// Whether an effect runs or waits.
  var hasEffects: Bool { runner?.isWorking ?? false }

  private var effects: EffectRunner<Action> {
    if let runner { return runner }
    let made = EffectRunner<Action>(name: name, sender: sender)
    runner = made
    return made
  }

  var sender: ActionSender<Action> {
    ActionSender(mailbox: mailbox) { [weak self] in self?.send($0) ?? false }
  }

  private func invalidateComputed() {
    computed.removeAll { $0.value == nil }
    for entry in computed { entry.value?.invalidate() }
  }

  private func announceComputed() {
    for entry in computed { entry.value?.announce() }
  }
}
