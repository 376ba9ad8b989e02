/// One action with its state, which waits in a trampoline or in a virtual-time queue.
final class ScheduledItem<State>: ScheduledWork {
  private let action: (State) -> any Disposable
  private let state: State
  private let disposable = SingleAssignmentDisposable()

  init(state: State, action: @escaping (State) -> any Disposable) {
    self.state = state
    self.action = action
  }

  var isDisposed: Bool { disposable.isDisposed }

  func invoke() {
    disposable.setDisposable(action(state))
  }

  func dispose() {
    disposable.dispose()
  }
}
