import Foundation
import ScreenDocument
import TestSupport
import Testing

/// The content of a cache after its writers were killed at any moment.
@Suite(.long) struct KilledWriterTests {
  private static let kills = 80

  @Test func `a writer killed at any moment leaves the complete old or new screen`() throws {
    let files = TemporaryFolder()
    let folder = files.path + "/cache"
    let cache = ScreenCache(folder: folder)
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    var seen: Set<Int> = []
    var drafts = 0
    for _ in 0..<Self.kills {
      let writer = try Writer(folder: folder, key: "k")
      writer.kill(after: .random(in: 0..<10_000, using: &random))
      let copy = cache.screen(for: "k")
      #expect(copy.diagnostics == [], "seed \(seed)")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      drafts += names.count { $0.hasSuffix(".draft") }
      guard let screen = copy.screen else {
        #expect(seen.isEmpty, "seed \(seed)")
        continue
      }
      guard case .document(let bytes) = screen.payload, let value = bytes.first else {
        Issue.record("Not what was stored; seed \(seed)")
        continue
      }
      #expect(bytes.count == 1 + 100 * Int(value), "seed \(seed)")
      #expect(bytes.allSatisfy { $0 == value }, "seed \(seed)")
      seen.insert(bytes.count)
    }
    #expect(seen.count > Self.kills / 20, "The writers were killed before they wrote.")
    #expect(drafts > 0, "No writer was killed while it wrote.")

    let last = FetchedScreen(payload: .document([1]), confirmedAt: Date(timeIntervalSince1970: 0))
    #expect(cache.store(last, for: "k") == [])
    #expect(cache.screen(for: "k").screen == last)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
  }

  @Test func `processes that write one screen simultaneously leave it complete`() throws {
    let files = TemporaryFolder()
    let folder = files.path + "/cache"
    let cache = ScreenCache(folder: folder)
    let writers = try (0..<2).map { _ in try Writer(folder: folder, key: "k") }
    var seen: Set<FetchedScreen> = []
    while seen.count < 20 {
      let copy = cache.screen(for: "k")
      try #require(copy.diagnostics == [])
      guard let screen = copy.screen else { continue }
      guard case .document(let bytes) = screen.payload, let value = bytes.first else { break }
      #expect(bytes == [UInt8](repeating: value, count: 1 + 100 * Int(value)))
      seen.insert(screen)
    }
    for writer in writers {
      #expect(writer.isRunning, "A writer could not write.")
      writer.kill(after: 0)
    }
    #expect(seen.count == 20)
  }

  /// A process that stores screens until it is killed.
  private struct Writer {
    private let process = Process()

    init(folder: String, key: String) throws {
      process.executableURL = .builtTool("CacheWriter")
      process.arguments = [folder, key]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      _ = output.fileHandleForReading.readData(ofLength: 5)
    }

    var isRunning: Bool { process.isRunning }

    /// Kills the process a number of microseconds after its start.
    func kill(after microseconds: UInt32) {
      usleep(microseconds)
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }
}
