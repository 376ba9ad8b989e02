import UIStateLayer

/// A state of two numbers, with a greeting command.
struct TallyState: StoreState {
  enum Action: Sendable {
    case add(Int)
    case rename(String)
    case greet
    case nothing
    /// Runs a closure during the mutation.
    case callOut(@MainActor @Sendable () -> Void)
  }

  enum Command: Equatable, Sendable {
    case say(String)
  }

  private(set) var count = 0
  private(set) var name = "tally"

  mutating func mutate(with action: Action, emitting commands: inout CommandBuffer<Command>) {
    switch action {
    case .add(let number): count += number
    case .rename(let newName): name = newName
    case .greet: commands.emit(.say("hello from \(count)"))
    case .nothing: break
    case .callOut(let body):
      count += 1
      MainActor.assumeIsolated { body() }
    }
  }
}
