package import BenchmarkKit

/// Benchmarks of LegacyRx beside bare closures that do the same.
@MainActor
package let legacyRxBenchmarks: [Benchmark] =
  subjectBenchmarks + observeOnBenchmarks + pumpingBenchmarks + creationBenchmarks
