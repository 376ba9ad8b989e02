import Bridge
import Foundation
import Parity

/// Prints the error rates and the delay of the evidence, as the tables of `docs/evidence.md`.
///
/// `swift run -c release Simulations [fleets|responses] [RUNS] [SEED]`
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let part = arguments.first { $0 == "fleets" || $0 == "responses" }
    let numbers = arguments.compactMap { UInt64($0) }
    let runs = Int(numbers.first ?? 0)
    let seed = numbers.dropFirst().first ?? 1
    if part != "responses" { fleets(runs > 0 ? runs : 200, seed) }
    if part != "fleets" { responses(runs > 0 ? runs : 400, seed) }
  }

  private static func fleets(_ fleets: Int, _ seed: UInt64) {
    print("\(fleets) fleets of 1,000 devices, 200 comparisons each; seed \(seed)\n")
    print("| differ | rollBack | investigate | advance | hold | a device has tripped |")
    print("| --- | --- | --- | --- | --- | --- |")
    for simulation in FleetSimulation.all {
      let (advice, trips) = simulation.advice(fleets: fleets, seed: seed)
      let shares = [EvidenceAdvice.rollBack, .investigate, .advance, .hold].map {
        percent(advice[$0] ?? 0, of: fleets)
      }
      print(
        "| \((["\(simulation.name)"] + shares + [percent(trips, of: fleets)]).joined(separator: " | ")) |"
      )
    }
    print()
  }

  private static func responses(_ runs: Int, _ seed: UInt64) {
    print("\(runs) runs, \(ResponseSimulation.perDay) comparisons a day; seed \(seed)\n")
    print("| traffic | falsely at 1 % | at 0 %, after | at 0.1 %, after |")
    print("| --- | --- | --- | --- |")
    for simulation in ResponseSimulation.all {
      let wrong =
        simulation.hasRate
        ? percent(simulation.advances(rate: 0.01, runs: runs, seed: seed).count, of: runs) : "–"
      let cells = [0, 0.001].map { rate -> String in
        guard rate == 0 || simulation.hasRate else { return "–" }
        let some = min(runs, 50)
        return delay(simulation.advances(rate: rate, runs: some, seed: seed), of: some)
      }
      print("| \(([simulation.name, wrong] + cells).joined(separator: " | ")) |")
      fflush(nil)
    }
  }

  /// Formats the medians of the comparisons and the days, and how many runs advance at all.
  private static func delay(_ advances: [Int], of runs: Int) -> String {
    guard advances.count * 2 > runs else {
      return advances.isEmpty ? "never" : "\(percent(advances.count, of: runs)) of runs"
    }
    let median = advances.sorted()[runs / 2 < advances.count ? runs / 2 : advances.count - 1]
    let days = (median + ResponseSimulation.perDay - 1) / ResponseSimulation.perDay
    return
      "\(median.formatted(.number.locale(Locale(identifier: "en")))), \(days == 1 ? "1 day" : "\(days) days")"
  }

  private static func percent(_ count: Int, of all: Int) -> String {
    String(format: "%.3g %%", 100 * Double(count) / Double(all))
  }
}
