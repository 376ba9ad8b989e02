package import BenchmarkKit
import Bridge
import BridgeDump
import Foundation
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The replay of a journal by `replay --jobs 1`, per response.
///
/// The floor reads the same file, and decodes each line with one `JSONDecoder`.
@MainActor
package let replayBenchmarks: [Benchmark] = [
  replaying("a content a line", lines: 600, responsesPerLine: 1),
  replaying("a screen of twelve contents a line", lines: 50, responsesPerLine: 12),
  replaying("a content a line, with a ledger", lines: 600, responsesPerLine: 1, hasLedger: true),
  covering("a content a line, with coverage", lines: 6_000, responsesPerLine: 1),
  covering("a screen of twelve contents a line, with coverage", lines: 500, responsesPerLine: 12),
  hashing("hash a response, to distinguish it", ResponseHasher(key: .published)),
  hashing(
    "… without two volatile places",
    ResponseHasher(key: .published, volatile: ["/sentAt", "/**/trackingID"])
  ),
  searching("a try of the search, beside a recorded response of a replay") { tries in
    ShelfJournal(lines: tries, responsesPerLine: 1)
  },
  searching("a try of the search, beside a replay of what it tries") { tries in
    ShelfJournal(ShelfScreen.triedLines(tries, from: ShelfJournal(lines: 1, responsesPerLine: 1)))
  },
  explaining("explain a content of 100 leaves"),
]

/// The floor is the replay of a journal with as many lines as there are tries.
@MainActor
private func searching(
  _ name: String,
  _ journal: @escaping @MainActor (_ tries: Int) -> ShelfJournal
) -> Benchmark {
  let tries = 600
  return Benchmark(
    "replay",
    name,
    units: tries,
    subject: {
      let journal = ShelfJournal(lines: 1, responsesPerLine: 1)
      return { run(["hunt", "--from", journal.path, "--tries", "\(tries)"]) }
    },
    floor: {
      let journal = journal(tries)
      return { run(["replay", journal.path]) }
    }
  )
}

/// The floor decodes a response as often as a side runs.
@MainActor
private func explaining(_ name: String) -> Benchmark {
  Benchmark(
    "replay",
    name,
    units: 1,
    subject: {
      let finder = { ShelfScreen.dependences() }
      return { precondition(!finder().find().endedEarly) }
    },
    floor: {
      let payload = Data(ShelfScreen.largeLine.responses[0].payload.bytes)
      let decoder = JSONDecoder()
      let count = ShelfScreen.dependences().find().runCount
      return {
        do {
          for _ in 0..<count {
            blackhole(try decoder.decode(ShelfResponse.self, from: payload))
          }
        } catch {
          preconditionFailure("The benchmark's own response cannot be decoded: \(error)")
        }
      }
    }
  )
}

@MainActor
private func run(_ arguments: [String]) {
  let console = InMemoryConsole()
  let tool = tool
  let status = waiting(for: { await tool.run(arguments, in: console) })
  precondition(status == .success, console.errors)
}

/// The floor decodes the same response.
@MainActor
private func hashing(_ name: String, _ hasher: ResponseHasher) -> Benchmark {
  Benchmark(
    "replay",
    "\(name), per response",
    units: 1,
    subject: {
      let payload = firstPayload()
      return { blackhole(hasher.hash(payload, of: "shelf")) }
    },
    floor: {
      let payload = Data(firstPayload().bytes)
      let decoder = JSONDecoder()
      return {
        do {
          blackhole(try decoder.decode(ShelfResponse.self, from: payload))
        } catch {
          preconditionFailure("The benchmark's own response cannot be decoded: \(error)")
        }
      }
    }
  )
}

@MainActor
private func firstPayload() -> JSONValue {
  let journal = ShelfJournal(lines: 1, responsesPerLine: 1)
  do {
    var reader = JournalReader()
    let bytes = Array(try Data(contentsOf: URL(filePath: journal.path)).dropLast())
    return try reader.line(bytes).responses[0].payload
  } catch {
    preconditionFailure("The benchmark's own journal cannot be read: \(error)")
  }
}

@MainActor
private func replaying(
  _ name: String,
  lines: Int,
  responsesPerLine: Int,
  hasLedger: Bool = false
) -> Benchmark {
  Benchmark(
    "replay",
    "\(name), per response",
    units: lines * responsesPerLine,
    subject: {
      let journal = ShelfJournal(lines: lines, responsesPerLine: responsesPerLine)
      let ledger = hasLedger ? ["--ledger", journal.path + ".ledger"] : []
      return { run(["replay", journal.path] + ledger) }
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

/// The floor is the same replay without coverage.
@MainActor
private func covering(_ name: String, lines: Int, responsesPerLine: Int) -> Benchmark {
  let replaying = { @MainActor (coversLines: Bool) -> @MainActor () -> Void in
    let journal = ShelfJournal(lines: lines, responsesPerLine: responsesPerLine)
    let tool = tool
    let path = journal.path + ".coverage"
    return {
      let console = InMemoryConsole()
      let coverage = coversLines ? ["--coverage", path] : []
      let status = waiting(for: {
        await tool.run(["replay", journal.path] + coverage, in: console)
      })
      precondition(status == .success, console.errors)
      try? FileManager.default.removeItem(atPath: path)
    }
  }
  return Benchmark(
    "replay",
    "\(name), per response",
    units: lines * responsesPerLine,
    subject: { replaying(true) },
    floor: { replaying(false) }
  )
}

private func readAndDecode(_ path: String) -> Int {
  struct Line: Decodable {
    struct Content: Decodable {
      let kind: String
      let id: String
      let value: ShelfResponse
    }

    let responses: [Content]
  }
  do {
    let decoder = JSONDecoder()
    let file = try Data(contentsOf: URL(filePath: path))
    return try file.split(separator: UInt8(ascii: "\n")).reduce(0) { count, line in
      let decoded = try decoder.decode(Line.self, from: line)
      blackhole(decoded)
      return count + decoded.responses.count
    }
  } catch {
    preconditionFailure("The benchmark's own journal cannot be read: \(error)")
  }
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
    screens: ToolScreens(
      sample: BundledScreen(
        name: "none",
        bytes: Array(#"{"contents":[]}"#.utf8),
        now: Date(timeIntervalSince1970: 0),
        timeZone: .gmt,
        locale: Locale(identifier: "ja_JP")
      )
    ),
    commands: [ReplayCommand(ShelfScreen.composer), HuntCommand(ShelfScreen.composer)]
  )
}
