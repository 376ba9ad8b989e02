package import BenchmarkKit

/// The old pipelines beside bare closures that do the same.
@MainActor
package let legacyRxBenchmarks: [Benchmark] =
  subjectBenchmarks + pumpingBenchmarks + creationBenchmarks
