import Foundation
import Parity
import ScreenDocument
import TestSupport
import Testing

/// The content of a journal after its recorders were killed at any moment.
@Suite(.long) struct KilledJournalTests {
  private static let kills = 10

  @Test func `a recorder killed at any moment loses at most its current line`() throws {
    let files = TemporaryFolder()
    let path = files.path + "/journal"
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    var written = 0
    for kill in 1...Self.kills {
      written += try Self.linesOfKilled(path, after: .random(in: 0..<10_000, using: &random))
      var (good, bad) = (0, 0)
      var splitter = JournalLineSplitter(maximumLineBytes: 1 << 20)
      var reader = JournalReader()
      let read = { (line: JournalLineSplitter.Line) in
        guard case .text(let bytes, _, _) = line, (try? reader.line(bytes)) != nil else {
          bad += 1
          return
        }
        good += 1
      }
      splitter.add(try Array(Data(contentsOf: URL(filePath: path))))
      while let line = splitter.next() { read(line) }
      if let line = splitter.finish() { read(line) }
      #expect(bad <= kill, "seed \(seed)")
      #expect(written...(written + kill) ~= good, "seed \(seed)")
    }
    #expect(written >= Self.kills, "seed \(seed)")
  }

  /// Kills a recording process.
  ///
  /// - Returns: The number of lines that it reported as written.
  private static func linesOfKilled(_ path: String, after microseconds: UInt32) throws -> Int {
    let process = Process()
    let output = Pipe()
    process.executableURL = .builtTool("JournalAppender")
    process.arguments = [path]
    process.standardOutput = output
    try process.run()
    let first = output.fileHandleForReading.readData(ofLength: 1).count
    usleep(microseconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal else { return 0 }
    return first + output.fileHandleForReading.readDataToEndOfFile().count
  }
}
