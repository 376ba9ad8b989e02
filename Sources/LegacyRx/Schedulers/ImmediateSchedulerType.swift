/// A scheduler that runs work as soon as possible.
public protocol ImmediateSchedulerType {
  /// Schedules an action to run as soon as possible.
  ///
  /// - Returns: A disposable that cancels the action, or disposes the result of the action if it
  ///   has run.
  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

extension ImmediateSchedulerType {
  /// Schedules an action that can schedule itself again.
  ///
  /// - Parameters:
  ///   - state: The value passed to the first run.
  ///   - action: The action; its second parameter schedules the next run.
  /// - Returns: A disposable that cancels the further runs.
  public func scheduleRecursive<State>(
    _ state: State,
    action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let recursive = SelfSchedulingAction<State>(action: { state, scheduling in
      action(state) { scheduling.schedule($0, on: self) }
    })
    recursive.schedule(state, on: self)
    return Disposables.create { recursive.dispose() }
  }
}
