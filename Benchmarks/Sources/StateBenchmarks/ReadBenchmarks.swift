import BenchmarkKit
import Observation
import UIStateLayer

/// A read of one field of a slot's value outside of any tracking; the floor reads it from an
/// object of its own class.
@MainActor
let untrackedRead = Benchmark(
  "state",
  "read a slot's value, untracked",
  units: 1_000,
  subject: {
    let slot = UIStateSlot(default: TileViewData(number: 0))
    return { precondition(sumOfPrices(1_000, in: slot) == 1_980_000) }
  },
  floor: {
    let tile = ObservableTile(TileViewData(number: 0))
    return { precondition(sumOfPrices(1_000, in: tile) == 1_980_000) }
  }
)

/// The same read, tracked by Observation: a hundred reads, and the write that ends their tracking.
@MainActor
let trackedRead = Benchmark(
  "state",
  "read a slot's value, tracked",
  units: 1_000,
  subject: {
    let slot = UIStateSlot(default: TileViewData(number: 0))
    let versions = TileViewData.versions(of: 0)
    return {
      for turn in 0..<10 {
        let sum = withObservationTracking {
          sumOfPrices(100, in: slot)
        } onChange: {
        }
        precondition(sum == 198_000)
        slot.fill(with: versions[turn & 1])
      }
    }
  },
  floor: {
    let tile = ObservableTile(TileViewData(number: 0))
    let versions = TileViewData.versions(of: 0)
    return {
      for turn in 0..<10 {
        let sum = withObservationTracking {
          sumOfPrices(100, in: tile)
        } onChange: {
        }
        precondition(sum == 198_000)
        tile.write(versions[turn & 1])
      }
    }
  }
)

@inline(never)
@MainActor
private func sumOfPrices(_ reads: Int, in slot: UIStateSlot<TileViewData>) -> Int {
  var sum = 0
  for _ in 0..<reads { sum &+= slot.value.price }
  return sum
}

@inline(never)
@MainActor
private func sumOfPrices(_ reads: Int, in tile: ObservableTile) -> Int {
  var sum = 0
  for _ in 0..<reads { sum &+= tile.tile.price }
  return sum
}
