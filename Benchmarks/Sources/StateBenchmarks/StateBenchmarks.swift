package import BenchmarkKit

/// What observable state costs: writes of slots, and actions.
@MainActor
package let stateBenchmarks: [Benchmark] = [
  directWrite(ofSlots: 1),
  directWrite(ofSlots: 50),
  directWrite(ofSlots: 1_000),
  observedWrite,
  equalWrite,
  actionOnStore,
  actionWithEffects,
]
