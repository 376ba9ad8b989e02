import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

/// The content of a ledger after its appenders were killed at any moment.
@Suite(.long) struct KilledLedgerTests {
  private static let kills = 40

  @Test func `appenders killed at any moment lose no written entry of a shared ledger`() throws {
    let files = TemporaryFolder()
    let path = files.path + "/ledger.json"
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    var written = 0
    for pair in 0..<(Self.kills / 2) {
      let appenders = try (0..<2).map { try Appender(path: path, run: "\(pair) \($0)") }
      usleep(.random(in: 0..<10_000, using: &random))
      let counts = appenders.map { $0.kill() }
      written += counts.reduce(0, +)
      #expect(counts.allSatisfy { $0 > 0 }, "seed \(seed)")
      let reading = try LedgerFile(path: path).read()
      let torn = reading.diagnostics.count {
        $0.code == "ledgerLineCutOff" || $0.code == "ledgerLineNotJSON"
      }
      #expect(torn == reading.diagnostics.count, "seed \(seed)")
      #expect(torn <= 2 * (pair + 1), "seed \(seed)")
      let matched = reading.ledger.evidence().reduce(0) { $0 + $1.counts.matched }
      let drafts = try files.names.filter { $0 != "ledger.json" }
      #expect(drafts.count <= 1 && drafts.allSatisfy { $0.hasPrefix(".ledger.json.") })
      #expect(written...(written + 2 * (pair + 1)) ~= matched, "seed \(seed)")
    }
  }

  /// A process that appends until it is killed.
  private struct Appender {
    private let process = Process()
    private let output = Pipe()

    init(path: String, run: String) throws {
      process.executableURL = .builtTool("LedgerAppender")
      process.arguments = [path, run]
      process.standardOutput = output
      try process.run()
      _ = output.fileHandleForReading.readData(ofLength: 1)
    }

    /// Kills the process.
    ///
    /// - Returns: The number of matches that it reported as written.
    func kill() -> Int {
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      guard process.terminationReason == .uncaughtSignal else { return 0 }
      return 1 + output.fileHandleForReading.readDataToEndOfFile().count
    }
  }
}
