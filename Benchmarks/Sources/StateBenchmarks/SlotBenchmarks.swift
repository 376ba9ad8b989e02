import BenchmarkKit
import Observation
import UIStateLayer

/// A write to one of several slots, each with a direct observer; the floor writes one of as many
/// stored closures.
@MainActor
func directWrite(ofSlots count: Int) -> Benchmark {
  Benchmark(
    "state",
    "write one of \(count) slots, one direct observer each",
    units: 1_000,
    subject: {
      let slots = UIStateSlots(default: TileViewData(number: 0))
      let all = (0..<count).map { slots["tile-\($0)"] }
      var calls = 0
      let observations = all.map { slot in slot.observe { _ in calls &+= 1 } }
      let versions = TileViewData.versions(of: 1)
      var turn = 0
      return {
        calls = 0
        for _ in 0..<1_000 {
          all[turn % count].fill(with: versions[(turn / count) & 1])
          turn &+= 1
        }
        precondition(calls == 1_000, "Each write wakes exactly one observer.")
        withExtendedLifetime(observations) {}
      }
    },
    floor: {
      var calls = 0
      let all = (0..<count).map { _ in
        ClosureCell(TileViewData(number: 0)) { _ in calls &+= 1 }
      }
      let versions = TileViewData.versions(of: 1)
      var turn = 0
      return {
        calls = 0
        for _ in 0..<1_000 {
          all[turn % count].write(versions[(turn / count) & 1])
          turn &+= 1
        }
        precondition(calls == 1_000)
      }
    }
  )
}

/// A write to a slot that Observation tracks, and the next registration; the floor does so with an
/// object of its own class.
@MainActor
let observedWrite = Benchmark(
  "state",
  "write a slot observed through Observation",
  units: 1_000,
  subject: {
    let slot = UIStateSlot(default: TileViewData(number: 0))
    let versions = TileViewData.versions(of: 1)
    return {
      for turn in 0..<1_000 {
        withObservationTracking {
          blackhole(slot.value.price)
        } onChange: {
        }
        slot.fill(with: versions[turn & 1])
      }
    }
  },
  floor: {
    let tile = ObservableTile(TileViewData(number: 0))
    let versions = TileViewData.versions(of: 1)
    return {
      for turn in 0..<1_000 {
        withObservationTracking {
          blackhole(tile.tile.price)
        } onChange: {
        }
        tile.write(versions[turn & 1])
      }
    }
  }
)

/// A write of an equal value; the floor compares the two.
@MainActor
let equalWrite = Benchmark(
  "state",
  "write an equal value",
  units: 1_000,
  subject: {
    let slot = UIStateSlot(default: TileViewData(number: 0))
    slot.fill(with: TileViewData(number: 1))
    let equal = TileViewData(number: 1)
    return {
      for _ in 0..<1_000 { blackhole(slot.fill(with: equal)) }
    }
  },
  floor: {
    let held = TileViewData(number: 1)
    let equal = TileViewData(number: 1)
    return {
      for _ in 0..<1_000 { blackhole(held == equal) }
    }
  }
)
