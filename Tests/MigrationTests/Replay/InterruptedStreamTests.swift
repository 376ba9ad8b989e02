#if os(Linux)
import Parity
import StrictJSON
import Bridge
import Foundation
import ScreenDocument
import TestSupport
import Testing

/// A signal ends a replay that waits for a stream like one that reads standard input: with report
/// and ledger.
@Suite(.long) struct InterruptedStreamTests {
  /// The source of a journal; `$0` is the tool, `$1` a named pipe, `$2` the ledger.
  enum Source: String, CaseIterable, Sendable {
    case standardInput = "exec \"$0\" replay - --format json --ledger \"$2\" < \"$1\""
    case standardInputByName =
      "exec \"$0\" replay /dev/stdin --format json --ledger \"$2\" < \"$1\""
    case namedPipe = "exec \"$0\" replay \"$1\" --format json --ledger \"$2\""
    case severalJobs = "exec \"$0\" replay \"$1\" --jobs 2 --format json --ledger \"$2\""
    // Foundation waits for the end of a process through a socket, which no other process may keep
    // open.
    case substitution = """
      exec "$0" replay <(
        for file in /proc/$BASHPID/fd/*; do
          number=${file##*/}
          if [ "$number" -gt 2 ]; then eval "exec $number>&-"; fi
        done
        exec cat "$1" 2> /dev/null
      ) --format json --ledger "$2"
      """
  }

  private static let line = #"{"kind":"text","value":{"text":"a"}}"# + "\n"

  private let files = TemporaryFolder()
  private var pipe: String { files.path + "/pipe" }
  private var ledger: String { files.path + "/ledger" }

  private func start(_ script: String) throws -> HomeDumpProcess {
    #expect(mkfifo(pipe, 0o600) == 0)
    let process = try HomeDumpProcess(script: script, [pipe, ledger])
    return process
  }

  @Test(arguments: Source.allCases, [SIGINT, SIGTERM])
  func `a signal stops an endless stream, with report, ledger and exit status`(
    source: Source,
    signal: Int32
  ) throws {
    let process = try start(source.rawValue)
    let writer = try #require(FileHandle(forWritingAtPath: pipe))
    try writer.write(contentsOf: Data(String(repeating: Self.line, count: 100).utf8))
    try process.waitUntilCaught(signal)
    process.send(signal)
    let (output, errors, status) = try #require(process.finish(within: 60), "It goes on.")

    #expect(status == 128 + signal, "\(errors)")
    #expect(errors == "")
    let report = try JSONDocument(Array(output.utf8)).root
    #expect(report["end"]?.string == "interrupted")
    let lines = try #require(report["lines"]?.int)
    let reading = try LedgerFile(path: ledger).read()
    #expect(reading.diagnostics == [])
    let matched = reading.ledger.evidence().reduce(0) { $0 + $1.counts.matched }
    #expect(matched == report["matched"]?.int)
    #expect(0...100 ~= lines)
    try writer.close()
  }

  @Test(arguments: [Source.namedPipe, .severalJobs], [SIGINT, SIGTERM])
  func `a signal stops the wait for a pipe without a writer`(
    source: Source,
    signal: Int32
  ) throws {
    let process = try start(source.rawValue)
    try process.waitUntilCaught(signal)
    process.send(signal)
    let (output, errors, status) = try #require(process.finish(within: 60), "It goes on.")
    #expect(status == 128 + signal, "\(errors)")
    #expect(try JSONDocument(Array(output.utf8)).root["lines"]?.int == 0)
  }

  @Test(arguments: Source.allCases)
  func `a stream that ends is read to its end`(source: Source) throws {
    let process = try start(source.rawValue)
    let writer = try #require(FileHandle(forWritingAtPath: pipe))
    // More than a pipe holds.
    let longLine = Self.line.replacing("\"a\"", with: "\"\(String(repeating: "a", count: 400))\"")
    try writer.write(contentsOf: Data(String(repeating: longLine, count: 200).utf8))
    try writer.close()
    let (output, errors, status) = try #require(process.finish(within: 60), "It goes on.")
    #expect(status == 0, "\(errors)")
    #expect(try JSONDocument(Array(output.utf8)).root["matched"]?.int == 200)
  }

  @Test(arguments: ["\"$1\"", "-  < \"$1\"", "/dev/stdin < \"$1\""], [SIGINT, SIGTERM])
  func `a signal stops the reading of a ledger and writes nothing`(
    operand: String,
    signal: Int32
  ) throws {
    let process = try start("exec \"$0\" ledger \(operand) --save \"$2\"")
    let writer = try #require(FileHandle(forWritingAtPath: pipe))
    try process.waitUntilCaught(signal)
    process.send(signal)
    let (output, errors, status) = try #require(process.finish(within: 60), "It goes on.")
    #expect(status == 128 + signal, "\(errors)")
    #expect(output + errors == "")
    #expect(try files.names == ["pipe"])
    try writer.close()
  }

  @Test(arguments: ["show", "compare", "wiring", "flags"], [SIGINT, SIGTERM])
  func `a command without output to save ends by the signal itself`(command: String, signal: Int32)
    throws
  {
    let process = try start("exec \"$0\" \(command) \"$1\" --output \"$2\"")
    let writer = try #require(FileHandle(forWritingAtPath: pipe))
    process.send(signal)
    let (output, errors, status) = try #require(process.finish(within: 60), "It goes on.")
    #expect(process.endedBySignal)
    #expect(status == signal)
    #expect(output + errors == "")
    #expect(try files.names == ["pipe"])
    try writer.close()
  }
}
#endif
