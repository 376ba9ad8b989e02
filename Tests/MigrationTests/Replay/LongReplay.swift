import Bridge
import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

/// A running process that replays a long journal into a ledger.
struct LongReplay {
  let seed = UInt64.random(in: .min ... .max)
  let journal: MixedJournal
  let process: HomeDumpProcess
  private let files = TemporaryFolder()
  private let ledgerPath: String

  /// Starts the replay.
  init(jobs: Int, options: [String] = []) throws {
    journal = MixedJournal(seed: seed, count: 20_000)
    try files.write(journal.text, to: "journal")
    ledgerPath = files.path + "/ledger"
    process = try HomeDumpProcess(
      ["replay", files.path + "/journal", "--jobs", "\(jobs)", "--ledger", ledgerPath] + options
    )
  }

  /// Waits until more recommended items are counted.
  ///
  /// - Parameter least: The number of items to wait for.
  /// - Returns: The number of items.
  /// - Throws: An error of reading the ledger.
  func counted(least: Int = 0) throws -> Int {
    var random = Seeded(seed: seed)
    let enough = least + Int.random(in: 50...300, using: &random)
    var count = 0
    while count < enough, process.isRunning {
      // The ledger is written five times a second.
      usleep(5_000)
      count = try counts.reduce(0, +)
    }
    #expect(process.isRunning, "seed \(seed)")
    return count
  }

  /// The numbers of matched and mismatched recommended items in the ledger, which may have a
  /// truncated last line and no other fault.
  var counts: [Int] {
    get throws {
      let reading = try LedgerFile(path: ledgerPath).read()
      #expect(reading.diagnostics.count <= 1)
      #expect(reading.diagnostics.allSatisfy { $0.code == "ledgerLineCutOff" })
      let evidence = reading.ledger.evidence().filter { $0.key.kind == "recommended" }
      return [\.matched, \.mismatched].map { (count: KeyPath<EvidenceCounts, Int>) in
        evidence.reduce(0) { $0 + $1.counts[keyPath: count] }
      }
    }
  }
}
