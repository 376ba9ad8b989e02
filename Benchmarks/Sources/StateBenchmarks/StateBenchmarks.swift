package import BenchmarkKit

/// The cost of observable state: slot writes and actions.
@MainActor
package let stateBenchmarks: [Benchmark] = [
  untrackedRead,
  trackedRead,
  directWrite(ofSlots: 1),
  directWrite(ofSlots: 50),
  directWrite(ofSlots: 1_000),
  observedWrite,
  equalWrite,
  actionOnStore,
  actionWithEffects,
]
