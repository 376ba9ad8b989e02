package import BenchmarkKit
import Bridge
import BridgeDump
import Foundation
import ScreenDocument
import ScreenDump

/// Replaying a journal by `replay --jobs 1`, per response.
///
/// The floor reads the same file, cuts it into lines, reads each once and decodes its payloads, and
/// does nothing else.
@MainActor
package let replayBenchmarks: [Benchmark] = [
  replaying("a content a line", lines: 600, responsesPerLine: 1),
  replaying("a screen of twelve contents a line", lines: 50, responsesPerLine: 12),
]

@MainActor
private func replaying(_ name: String, lines: Int, responsesPerLine: Int) -> Benchmark {
  Benchmark(
    "replay",
    "\(name), per response",
    units: lines * responsesPerLine,
    subject: {
      let journal = ShelfJournal(lines: lines, responsesPerLine: responsesPerLine)
      let tool = tool
      return {
        let console = InMemoryConsole()
        let status = waiting(for: { await tool.run(["replay", journal.path], in: console) })
        precondition(status == .success, console.errors)
      }
    },
    floor: {
      let journal = ShelfJournal(lines: lines, responsesPerLine: responsesPerLine)
      return {
        let count = readAndDecode(journal.path)
        precondition(count == lines * responsesPerLine)
      }
    }
  )
}

private func readAndDecode(_ path: String) -> Int {
  var count = 0
  do {
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    var splitter = JournalLineSplitter(maximumBytes: JournalReader.maximumLineBytes)
    var reader = JournalReader()
    while let data = try file.read(upToCount: 1 << 18), !data.isEmpty {
      splitter.add(Array(data))
      while case .text(let bytes, _, _)? = splitter.next() {
        for response in try reader.line(bytes).responses {
          blackhole(try response.payload.decode(ShelfResponse.self))
          count += 1
        }
      }
    }
  } catch {
    preconditionFailure("The benchmark's own journal cannot be read: \(error)")
  }
  return count
}

/// Runs the main queue until the work is done.
@MainActor
private func waiting<Result: Sendable>(
  for work: @escaping @MainActor () async -> Result
) -> Result {
  var result: Result?
  Task { result = await work() }
  while true {
    if let result { return result }
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }
}

@MainActor
private var tool: DumpTool {
  DumpTool(
    name: "dump",
    abstract: "Replays.",
    version: "1",
    sample: BundledScreen(
      name: "none",
      bytes: Array(#"{"contents":[]}"#.utf8),
      now: Date(timeIntervalSince1970: 0),
      timeZone: .gmt,
      locale: Locale(identifier: "ja_JP")
    ),
    commands: [ReplayCommand(ShelfScreen.composer)]
  )
}
