import Foundation
import StrictJSON
import TestSupport
import Testing

/// The tool as a stage of a batch engine: a process with pipes and no environment.
@Suite(.long) struct BatchStageTests {
  @Test func `jobs write the same lines as one process, with all ids and keys`() throws {
    let seed = UInt64.random(in: .min ... .max)
    let files = TemporaryFolder()
    let lines = MixedJournal(seed: seed, count: 700).text.split(separator: "\n")
    let keyed = lines.enumerated().map { index, line in
      guard line.hasPrefix("{"), index % 3 > 0 else { return String(line) }
      return #"{"key":"k\#(index)","id":"i\#(index)","# + line.dropFirst()
    }
    try files.write(keyed.joined(separator: "\n") + "\n", to: "journal")
    let arguments = [
      "replay", files.path + "/journal", "--format", "ndjson", "--exit-zero", "--run", "r",
    ]
    let one = try HomeDumpProcess(arguments).finish()
    let three = try HomeDumpProcess(arguments + ["--jobs", "3"]).finish()
    #expect(one.status == 0, "\(one.errors)")
    #expect(one.output == three.output, "seed \(seed)")
    #expect(one.output.contains(#""key":"k"#), "seed \(seed)")
    #expect(one.output.contains(#"[{"id":"i"#), "seed \(seed)")
    #expect(one.output.split(separator: "\n").last?.hasPrefix(#"{"total":"#) == true)
  }

  @Test func `a reader that leaves ends the stage, with status 2 and no final ledger`() throws {
    let files = TemporaryFolder()
    try files.write(MixedJournal(seed: 1, count: 4_000).text, to: "journal")
    let arguments = [
      "replay", files.path + "/journal", "--format", "ndjson", "--exit-zero", "--run", "r",
      "--ledger", files.path + "/ledger",
    ]
    let script = #"set -o pipefail; "$0" "$@" | head -1"#
    let run = try HomeDumpProcess(script: script, arguments).finish()
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.output.split(separator: "\n").count == 1)
    let ledger = (try? files.text(of: "ledger")) ?? ""
    #expect(!ledger.contains(#""final":true"#))
  }

  @Test func `a result is written before the next line arrives`() throws {
    let process = Process()
    process.executableURL = URL.builtTool("homedump")
    process.arguments = ["replay", "-", "--format", "ndjson", "--exit-zero", "--run", "r"]
    process.environment = [:]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = Pipe()
    try withUnblocked([SIGINT, SIGTERM]) { try process.run() }
    var found = Data()
    for number in 1...3 {
      let line = #"{"key":\#(number),"kind":"none","value":1}"# + "\n"
      try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
      // Without a flush this would wait for ever.
      while found.count(where: { $0 == UInt8(ascii: "\n") }) < number {
        let more = output.fileHandleForReading.availableData
        try #require(!more.isEmpty)
        found += more
      }
    }
    kill(process.processIdentifier, SIGTERM)
    found += try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 143)
    let lines = String(decoding: found, as: UTF8.self).split(separator: "\n")
    let total = try JSONDocument(Array(try #require(lines.last).utf8)).root["total"]
    #expect(total?["lines"]?.int == 3)
    #expect(total?["end"]?.string == "interrupted")
  }
}
