import Synchronization

/// What a fault remembers of one screen.
final class FaultMemory: Sendable {
  private struct State {
    var count = 0
    var text: String?
    var number: Int?
    var last: (any Sendable)?
  }

  private let state = Mutex(State())

  var count: Int {
    get { state.withLock { $0.count } }
    set { state.withLock { $0.count = newValue } }
  }

  var text: String? {
    get { state.withLock { $0.text } }
    set { state.withLock { $0.text = newValue } }
  }

  var number: Int? {
    get { state.withLock { $0.number } }
    set { state.withLock { $0.number = newValue } }
  }

  var last: (any Sendable)? {
    get { state.withLock { $0.last } }
    set { state.withLock { $0.last = newValue } }
  }

  func clear() { state.withLock { $0 = State() } }
}
