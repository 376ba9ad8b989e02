public import Observation

/// The owner of a screen's state: it applies actions and delivers each new state to observers.
///
/// A screen owns its store; the contents receive data and closures, and have no reference to it.
/// Subclass it, add a method for each user action, and override ``effect(of:in:)`` for actions that
/// start effects.
///
/// For each action, in this order and without a suspension:
///
/// 1. the state mutates, and is visible;
/// 2. observers receive the whole state, once for each action, even if it has not changed;
/// 3. observers of ``Computed`` values receive the changed values;
/// 4. listeners receive the action's commands;
/// 5. the action's effect starts.
///
/// Actions sent during these steps are applied afterwards, in order. A chain of actions that cause
/// one another has at most 100: the 101st is dropped and reported as
/// ``StateIssue/actionRecursion(store:chain:)``; the actions before it stay applied. Chains that
/// branch are also cut when they have too many actions together; see <doc:WhenMisused>.
///
/// The store's release cancels its effects and drops pending actions.
@MainActor
open class Store<State: StoreState>: Observable {
  /// The actions of the screen.
  public typealias Action = State.Action
  /// The one-time commands of the screen, which are not part of its state.
  public typealias Command = State.Command

  let core: StoreCore<State>
  private let numberForUnregistering: Int

  /// Creates a store, which ``sendToAll(_:)`` also reaches until its release.
  ///
  /// - Parameter state: The initial state.
  public init(_ state: State) {
    core = StoreCore(state, name: "\(Self.self)")
    numberForUnregistering = SendToAllRegistry.shared.add(core)
    if Self.self != Store<State>.self {
      core.effectOfAction = { [weak self] action, state in self?.effect(of: action, in: state) }
    }
  }

  deinit {
    core.rejectFurtherActions()
    MainQueue.runNowOrLater { [core, numberForUnregistering] in
      core.close()
      SendToAllRegistry.shared.remove(numberForUnregistering, of: State.self)
    }
  }

  /// The current state; tracked by Observation, which reports an action only if it has changed the
  /// state.
  ///
  /// Reading it inside ``StoreState/mutate(with:emitting:)`` is a fatal error.
  public final var state: State { core.state }

  /// Sends an action to this store; it is applied before this returns or, if another action is
  /// being applied, after that one and those that already wait.
  public final func send(_ action: Action) {
    core.send(action)
  }

  /// Sends an action to every existing store with this state type, the oldest first.
  ///
  /// The stores may be of different classes. Each applies the action as with ``send(_:)``.
  public static func sendToAll(_ action: Action) {
    for core in SendToAllRegistry.shared.cores(of: State.self) { core.send(action) }
  }

  /// Returns the effect that an action starts after its mutation; no effect by default.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - state: The state after the mutation.
  /// - Returns: The effect to start.
  open func effect(of action: Action, in state: State) -> Effect<Action> { .none }

  /// A sender of actions that does not keep the store alive; after the store's release it drops
  /// every action.
  public final var sender: ActionSender<Action> { core.sender }

  /// Delivers the current state, then the state after each action, in order, even if the action has
  /// not changed it.
  ///
  /// Actions that the first call sends are applied when it has returned or, during an action, after
  /// that action.
  ///
  /// - Parameter body: Called immediately, and after every action.
  /// - Returns: A token; the calls end when it is cancelled or released.
  public final func observe(_ body: @escaping @MainActor (State) -> Void) -> StateObservation {
    core.observe(body)
  }

  /// Calls a closure with each command from now on, after the state of the command's action is
  /// visible and the state's observers were called.
  ///
  /// A command reaches the listeners of that moment. Without a listener it is dropped: a command is
  /// never stored or repeated.
  ///
  /// - Parameter body: Called with each command.
  /// - Returns: A token; the calls end when it is cancelled or released.
  public final func listen(_ body: @escaping @MainActor (Command) -> Void) -> StateObservation {
    core.listen(body)
  }

  /// Derives a value from the state.
  ///
  /// - Parameter compute: Computes the value from the parts that it reads; called immediately, and
  ///   again when the value is needed after a change of one of these parts.
  /// - Returns: The computed value, which does not keep the store alive.
  public final func computed<Value: Equatable>(
    _ compute: @escaping @MainActor (StateReader<State>) -> Value
  ) -> Computed<State, Value> {
    Computed(in: core, compute)
  }

  /// Binds a part of the state to a control.
  ///
  /// - Parameters:
  ///   - path: The part of the state that the control shows.
  ///   - action: Returns the action that requests the value that was set.
  /// - Returns: The binding, which does not keep the store alive. After the store's release, it
  ///   returns the last value and sends nothing.
  public final func binding<Value>(
    _ path: KeyPath<State, Value>,
    sending action: @escaping @MainActor (Value) -> Action
  ) -> StateBinding<Value> {
    StateBinding(
      get: { [core] in core.state[keyPath: path] },
      set: { [core] in core.send(action($0)) }
    )
  }

  /// Waits until no effect runs or waits, including effects that start meanwhile; for tests.
  ///
  /// It returns at once if there is none, and has no limit of time.
  public final func finish() async {
    await core.waitUntilEffectsEnd()
  }
}
