public import Observation

/// Owns a screen's state: applies actions and delivers each new state to observers.
///
/// A screen owns one and keeps it; the contents it is made of get data and closures, and cannot
/// reach it. Subclass it, give it a method for each thing that the screen can ask for, and override
/// ``effect(of:in:)`` where an action starts more than a change.
///
/// For each action, in this order and without a suspension:
///
/// 1. the state mutates, and is visible;
/// 2. observers get the whole state, once an action, whether it differs or not;
/// 3. observers of ``Computed`` values get those that differ;
/// 4. listeners get the action's commands;
/// 5. the action's effect starts.
///
/// What is sent meanwhile, from the mutation, an observer or a listener, waits behind it in order.
/// A chain of more than 100 actions that follow from one another is cut and reported as
/// ``StateIssue/actionRecursion(store:chain:)``; the actions before are committed.
///
/// The store's release cancels its effects and drops what was not committed.
@MainActor
open class Store<State: StoreState>: Observable {
  /// What can happen to the screen.
  public typealias Action = State.Action
  /// What the screen does once and does not keep.
  public typealias Command = State.Command

  let core: StoreCore<State>
  private let number: Int

  /// Creates a store.
  ///
  /// - Parameter state: What the screen starts from.
  public init(_ state: State) {
    core = StoreCore(state, name: "\(Self.self)")
    number = StoreRegistry.shared.add(core)
    if Self.self != Store<State>.self {
      core.effect = { [weak self] action, state in self?.effect(of: action, in: state) }
    }
  }

  deinit {
    core.stop()
    MainQueue.run { [core, number] in
      core.close()
      StoreRegistry.shared.remove(number, of: State.self)
    }
  }

  /// The current state; tracked by Observation, which reports changes only.
  public final var state: State { core.state }

  /// Sends an action to this store; committed when this returns, unless another is running.
  ///
  /// - Parameter action: What has happened.
  public final func send(_ action: Action) {
    core.send(action)
  }

  /// Sends an action to every living store of this state type, the oldest first.
  ///
  /// - Parameter action: What has happened.
  public static func sendToAll(_ action: Action) {
    for core in StoreRegistry.shared.cores(of: State.self) { core.send(action) }
  }

  /// Returns the effect that an action starts after its mutation; no effect by default.
  ///
  /// - Parameters:
  ///   - action: What has happened.
  ///   - state: The state after it.
  /// - Returns: The effect to start.
  open func effect(of action: Action, in state: State) -> Effect<Action> { .none }

  /// Sends actions without keeping the store alive.
  public final var sender: ActionSender<Action> { core.sender }

  /// Delivers the whole state as it is, then once for every action, in order.
  ///
  /// - Parameter body: Called at once, and after every action.
  /// - Returns: A token; the calls end when it is cancelled or released.
  public final func observe(_ body: @escaping @MainActor (State) -> Void) -> StateObservation {
    core.observe(body)
  }

  /// Delivers every command from now on, once, when the state of its action is visible.
  ///
  /// A command goes to the listeners of that moment. Without a listener it is dropped: a
  /// command is never kept, and never repeated.
  ///
  /// - Parameter body: Called with each command.
  /// - Returns: A token; the calls end when it is cancelled or released.
  public final func listen(_ body: @escaping @MainActor (Command) -> Void) -> StateObservation {
    core.listen(body)
  }

  /// Derives a value from the state.
  ///
  /// - Parameter compute: Computes it from what it reads.
  /// - Returns: The value, which does not keep the store alive.
  public final func computed<Value: Equatable>(
    _ compute: @escaping @MainActor (StateReader<State>) -> Value
  ) -> Computed<State, Value> {
    Computed(in: core, compute)
  }

  /// Binds a part of the state to a control.
  ///
  /// - Parameters:
  ///   - path: What the control shows.
  ///   - action: The action that asks for another value.
  /// - Returns: The binding, which does not keep the store alive.
  public final func binding<Value>(
    _ path: KeyPath<State, Value>,
    sending action: @escaping @MainActor (Value) -> Action
  ) -> StateBinding<Value> {
    StateBinding(
      get: { [core] in core.state[keyPath: path] },
      set: { [core] in core.send(action($0)) }
    )
  }

  /// Waits until no effect runs or waits, as a test does before it looks.
  public final func finish() async {
    await core.finish()
  }
}
