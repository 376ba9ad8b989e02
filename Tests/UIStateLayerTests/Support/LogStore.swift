import UIStateLayer

/// A state that records the actions that it receives.
struct LogState: StoreState {
  enum Action: Sendable {
    case note(String)
    case start(Effect<Action>)
    case nothing
  }

  private(set) var notes: [String] = []
  private(set) var running = 0
  private(set) var mostAtOnce = 0

  mutating func mutate(with action: Action, emitting commands: inout CommandBuffer<Never>) {
    guard case .note(let note) = action else { return }
    notes.append(note)
    if note.hasPrefix("start") { running += 1 }
    if note.hasPrefix("end") { running -= 1 }
    mostAtOnce = max(mostAtOnce, running)
  }
}

/// A store that starts the effects of its actions.
final class LogStore: Store<LogState> {
  init() {
    super.init(LogState())
  }

  func start(_ effect: Effect<LogState.Action>) {
    send(.start(effect))
  }

  override func effect(of action: Action, in state: LogState) -> Effect<Action> {
    if case .start(let effect) = action { effect } else { .none }
  }

  /// Waits until a note was recorded.
  func hasNoted(_ note: String) async {
    await holds { $0.notes.contains(note) }
  }

  /// Waits until at least a number of effects have ended since the last one slept.
  func hasNoted(count: Int) async {
    await holds { $0.running < count || $0.notes.count.isMultiple(of: 2) }
  }

  private func holds(_ condition: @escaping (LogState) -> Bool) async {
    let (states, continuation) = AsyncStream<Void>.makeStream()
    let observation = observe { if condition($0) { continuation.finish() } }
    for await _ in states {}
    observation.cancel()
  }
}
