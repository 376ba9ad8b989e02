import Foundation

/// The command line of the benchmarks; `--help` prints its options.
@MainActor
package struct BenchmarkTool {
  private let benchmarks: [Benchmark]

  /// Creates the tool.
  ///
  /// - Parameter benchmarks: What can be measured.
  package init(_ benchmarks: [Benchmark]) {
    self.benchmarks = benchmarks
  }

  /// Runs as a process, and ends it.
  package func main() -> Never {
    var arguments = CommandLine.arguments.dropFirst()
    var filter = ""
    var isJSON = false
    var rounds = 9
    while let option = arguments.popFirst() {
      if option == "--help" {
        print(Self.usage)
        exit(0)
      }
      switch (option, arguments.popFirst()) {
      case ("--filter", let text?): filter = text
      case ("--format", "json"?): isJSON = true
      case ("--format", "text"?): isJSON = false
      case ("--rounds", let text?):
        guard let number = Int(text), number > 0 else {
          Self.fail("'\(text)' is no number of rounds")
        }
        rounds = number
      default: Self.fail("'\(option)' is not understood, or lacks its value")
      }
    }
    let chosen = benchmarks.filter {
      filter.isEmpty || "\($0.suite) \($0.name)".localizedCaseInsensitiveContains(filter)
    }
    guard !chosen.isEmpty else { Self.fail("no benchmark holds '\(filter)'") }
    run(chosen, with: BenchmarkRunner(rounds: rounds), isJSON: isJSON)
    exit(0)
  }

  private func run(_ chosen: [Benchmark], with runner: BenchmarkRunner, isJSON: Bool) {
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let results = chosen.map(runner.run)
      print((try? encoder.encode(results)).map { String(decoding: $0, as: UTF8.self) } ?? "[]")
      return
    }
    let width = chosen.map { $0.suite.count + $0.name.count + 2 }.max() ?? 0
    print("".padded(to: width), "ns".padded(before: 12), "floor ns".padded(before: 12), " ratio")
    for benchmark in chosen {
      let result = runner.run(benchmark)
      print(
        "\(result.suite): \(result.name)".padded(to: width),
        result.ns.text(digits: 1).padded(before: 12),
        result.floorNs.text(digits: 1).padded(before: 12),
        " " + result.ratio.text(digits: 2)
      )
    }
  }

  private static let usage = """
    Measures each work beside the least that it could cost, and prints the ratio.

    --filter TEXT         those whose suite or name holds the text
    --format text|json    a table, or an array of { suite, name, ns, floorNs, ratio }
    --rounds N            the median of N rounds, of programs ten times as many; 9 without it
    """

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("benchmarks: \(reason); see --help.\n".utf8))
    exit(2)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func padded(before width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension Double {
  fileprivate func text(digits: Int) -> String {
    String(format: "%.\(digits)f", self)
  }
}
