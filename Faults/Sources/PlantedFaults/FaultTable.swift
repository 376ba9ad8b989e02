import Foundation
import Parity
import ScreenDocument

/// The tries until each fault is found.
@MainActor
struct FaultTable {
  private let lines: [JournalLine]
  private let options: Options

  init(_ lines: [JournalLine], _ options: Options) {
    self.lines = lines
    self.options = options
  }

  /// Prints the table.
  ///
  /// - Returns: The share of the faults that the search finds.
  func print() -> Double {
    let faults = PlantedFault.all.filter { options.only.isEmpty || $0.name.contains(options.only) }
    var found = [0, 0, 0]
    var searched = 0
    let start = ContinuousClock.now
    Swift.print("| fault | replay | generator | search |\n| --- | --- | --- | --- |")
    for fault in faults {
      let runner = FaultRunner(fault)
      let lines = lines.filter { line in
        line.responses.contains { runner.comparableKinds.contains($0.kind) }
      }
      let search = search(lines, runner)
      searched += search ?? options.tries
      let tries = [replay(lines, runner), generate(lines, runner), search]
      for index in tries.indices where tries[index] != nil { found[index] += 1 }
      let cells = tries.map { $0.map(String.init) ?? "–" }
      Swift.print("| \(fault.name) | \(cells.joined(separator: " | ")) |")
    }
    let sums = found.map { "\($0) of \(faults.count)" }
    Swift.print("| found within \(options.tries) tries | \(sums.joined(separator: " | ")) |")
    let seconds = Double((ContinuousClock.now - start).components.seconds)
    Swift.print("seed \(options.seed), \(searched) tries of the search, \(Int(seconds)) s in all")
    return Double(found[2]) / Double(max(1, faults.count))
  }

  private func replay(_ lines: [JournalLine], _ runner: FaultRunner) -> Int? {
    lines.firstIndex { runner.shows(runner.run($0), $0) }.map { $0 + 1 }
  }

  private func generate(_ lines: [JournalLine], _ runner: FaultRunner) -> Int? {
    let generator = Generator(lines, kinds: runner.comparableKinds, related: runner.kinds(feeding:))
    return (0..<options.tries).first { number in
      guard let line = generator.line(number, seed: options.seed) else { return false }
      return runner.shows(runner.run(line), line)
    }
    .map { $0 + 1 }
  }

  private func search(_ lines: [JournalLine], _ runner: FaultRunner) -> Int? {
    let search = DifferenceSearch(
      lines,
      kinds: runner.comparableKinds,
      related: runner.kinds(feeding:),
      seed: options.seed,
      runner: runner
    )
    while search.tries < options.tries, let found = search.runNext() {
      if runner.shows(found.run, found.line) { return search.tries }
    }
    return nil
  }
}
