package import BenchmarkKit

/// The command from process start to exit.
///
/// The floor is an executable that does nothing and links Foundation.
@MainActor
package let processBenchmarks: [Benchmark] = [
  Benchmark(
    "process",
    "homedump show, start to exit",
    units: 1,
    time: .childProcesses,
    subject: {
      let homedump = Program("homedump")
      return { homedump.run("show") }
    },
    floor: {
      let empty = Program("EmptyProgram")
      return { empty.run() }
    }
  )
]
