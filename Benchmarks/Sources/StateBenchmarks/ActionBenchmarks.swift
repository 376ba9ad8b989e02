import BenchmarkKit
import UIStateLayer

/// An action that changes one field, with one observer; the floor calls a method that mutates a
/// struct and calls a closure.
@MainActor
let actionOnStore = Benchmark(
  "state",
  "send an action, one observer",
  units: 1_000,
  subject: { sending(to: Store(TileState())) },
  floor: directCall
)

/// The same action on a store with effects.
@MainActor
let actionWithEffects = Benchmark(
  "state",
  "send an action, one observer, a store that can have effects",
  units: 1_000,
  subject: { sending(to: TileStore(TileState())) },
  floor: directCall
)

private final class TileStore: Store<TileState> {
  override func effect(of action: Action, in state: TileState) -> Effect<Action> { .none }
}

@MainActor
private func sending(to store: Store<TileState>) -> @MainActor () -> Void {
  var sum = 0
  let observation = store.observe { sum &+= $0.selection }
  return {
    sum = 0
    for turn in 0..<1_000 { store.send(.select(turn)) }
    precondition(sum == 499_500)
    withExtendedLifetime(observation) {}
  }
}

@MainActor
private func directCall() -> @MainActor () -> Void {
  var sum = 0
  let store = DirectStore { sum &+= $0.selection }
  return {
    sum = 0
    for turn in 0..<1_000 { store.select(turn) }
    precondition(sum == 499_500)
  }
}
