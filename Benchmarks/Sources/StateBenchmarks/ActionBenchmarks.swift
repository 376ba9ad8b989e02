import BenchmarkKit
import UIStateLayer

/// Sending an action that changes one field, with one observer; the floor calls a method that
/// mutates a struct and calls a closure.
@MainActor
let actionOnAdapter = Benchmark(
  "state",
  "send an action, one observer",
  units: 1_000,
  subject: { sending(to: Adapter(TileState())) },
  floor: directCall
)

/// The same, by an adapter that is asked for effects.
@MainActor
let actionWithEffects = Benchmark(
  "state",
  "send an action, one observer, an adapter that can have effects",
  units: 1_000,
  subject: { sending(to: TileAdapter(TileState())) },
  floor: directCall
)

private final class TileAdapter: Adapter<TileState> {
  override func effect(of action: Action, in state: TileState) -> Effect<Action> { .none }
}

@MainActor
private func sending(to adapter: Adapter<TileState>) -> @MainActor () -> Void {
  var sum = 0
  let observation = adapter.observe { sum &+= $0.selection }
  return {
    sum = 0
    for turn in 0..<1_000 { adapter.send(.select(turn)) }
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
