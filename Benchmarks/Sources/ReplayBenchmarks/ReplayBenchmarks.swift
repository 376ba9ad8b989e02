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
/// The floor reads the same file, splits it into lines and decodes each once with one `JSONDecoder`,
/// and does nothing else.
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
  searching("a try of the search, beside a response of a replay", tries: 600),
  explaining("explain a content of 100 leaves"),
]

/// The floor is the replay of as many lines as there are tries.
@MainActor
private func searching(_ name: String, tries: Int) -> Benchmark {
  Benchmark(
    "replay",
    name,
    units: tries,
    subject: {
      let journal = ShelfJournal(lines: 1, responsesPerLine: 1)
      return { run(["hunt", "--from", journal.path, "--tries", "\(tries)"]) }
    },
    floor: {
      let journal = ShelfJournal(lines: tries, responsesPerLine: 1)
      return { run(["replay", journal.path]) }
    }
  )
}

/// The floor decodes a response with a `JSONDecoder` as often as a side runs.
@MainActor
private func explaining(_ name: String) -> Benchmark {
  Benchmark(
    "replay",
    name,
    units: 1,
    subject: {
      let finder = { ShelfScreen.dependences() }
      return { precondition(!finder().find().isLimited) }
    },
    floor: {
      let data = Data(ShelfScreen.largeLine.responses[0].payload.bytes)
      let decoder = JSONDecoder()
      let count = ShelfScreen.dependences().find().runCount
      return {
        do {
          for _ in 0..<count { blackhole(try decoder.decode(ShelfResponse.self, from: data)) }
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

/// The floor decodes the same response with a `JSONDecoder`.
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
      let data = Data(firstPayload().bytes)
      let decoder = JSONDecoder()
      return {
        do {
          blackhole(try decoder.decode(ShelfResponse.self, from: data))
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
  var count = 0
  do {
    let decoder = JSONDecoder()
    var rest = Array(try Data(contentsOf: URL(filePath: path)))[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = try decoder.decode(ShelfJournalLine.self, from: Data(rest[..<end]))
      count += line.responses.count
      blackhole(line)
      rest = rest[(end + 1)...]
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
    screens: ScreenBundle(
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
