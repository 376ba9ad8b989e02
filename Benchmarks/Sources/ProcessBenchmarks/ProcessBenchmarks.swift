package import BenchmarkKit

/// The command from process start to exit.
///
/// The floor is an executable that does nothing and links Foundation; or the same tool when it only
/// prints its version, so that the rest is what showing a first screen costs: mostly first uses of
/// generic types and conformances.
@MainActor
package let processBenchmarks: [Benchmark] = [
  Benchmark(
    "process",
    "homedump show, start to exit",
    units: 1,
    time: .childProcesses,
    subject: runningShow,
    floor: {
      let empty = Program("EmptyProgram")
      return { empty.run() }
    }
  ),
  Benchmark(
    "process",
    "homedump show, beside homedump --version",
    units: 1,
    time: .childProcesses,
    subject: runningShow,
    floor: {
      let homedump = Program("homedump")
      return { homedump.run("--version") }
    }
  ),
]

@MainActor
private func runningShow() -> @MainActor () -> Void {
  let homedump = Program("homedump")
  return { homedump.run("show") }
}
