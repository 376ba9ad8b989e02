import Foundation
import Parity
import ScreenDocument

/// Counts the tries until each planted fault is found: by a replay of the records, by the generator without guidance, and by
/// the search.
///
/// usage: PlantedFaults [--tries N] [--seed N] [--only TEXT] [--least SHARE] [--same N] RECORD…
///
/// A RECORD is a journal, or a screen. With --same, both sides are one function, and any difference is a false alarm.
@main
@MainActor
struct Main {
  static func main() throws {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    let lines = try options.records.flatMap(Records.lines)
    if options.sameCount > 0 {
      exit(FalseAlarms(lines, options).run() ? 0 : 1)
    }
    exit(FaultTable(lines, options).print() >= options.leastShare ? 0 : 1)
  }
}
