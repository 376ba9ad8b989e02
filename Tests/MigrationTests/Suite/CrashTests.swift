import Bridge
import CounterScreen
import Foundation
import HomeBridgeTesting
import Parity
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

/// The report that remains of a side that crashes the process, checked from another process.
@Suite(.long) struct CrashTests {
  private let files = TemporaryFolder()
  private var journal: String { files.path + "/home.journal" }
  private var report: String { journal + ".running" }

  init() throws {
    try files.write(
      #"{ "kind": "counter", "value": { "count": 1, "ignored": "☃" } }"#,
      to: "home.journal"
    )
  }

  @Test(arguments: [
    "traps", "aborts", "overflows", "trapsOffMain", "trapsInRoute", "trapsInDecoding",
  ])
  func `class 18 a side that crashes the process leaves kind, seed and response`(end: String) throws
  {
    let run = try Run(journal, end)
    let errors = run.errors()
    #expect(run.reason == .uncaughtSignal)
    try expectReport(in: errors)
  }

  @Test func `class 18 a side that blocks leaves them when the process is killed`() throws {
    let run = try Run(journal, "blocks")
    run.waitForOutput()
    run.end()
    let errors = run.errors()
    #expect(run.reason == .uncaughtSignal)
    try expectReport(in: errors)
  }

  @Test func `a completed run leaves no crash report, and removes an older one`() throws {
    let crash = try Run(journal, "aborts")
    _ = crash.errors()
    #expect(try files.names == ["home.journal", "home.journal.running"])
    let run = try Run(journal, "survives")
    #expect(run.errors() == "")
    #expect(run.reason == .exit)
    #expect(run.output() == "0\n")
    #expect(try files.names == ["home.journal"])
  }

  @Test func `without a writable folder, kind, seed and response go to standard error`() throws {
    try files.makeFolder("home.journal.running")
    let run = try Run(journal, "aborts")
    #expect(run.errors().contains("tested 'counter' generated as number "))
    #expect(run.reason == .uncaughtSignal)
  }

  @Test(arguments: ["traps", "aborts", "overflows", "trapsOffMain", "trapsInRoute"])
  func `a search and an explanation name the line with which a side ends the process`(
    end: String
  ) throws {
    for command in [["hunt", "--from", journal], ["explain", "counter", journal]] {
      let run = try Run(journal, end, command)
      let errors = run.errors()
      #expect(run.reason == .uncaughtSignal, "\(command): \(errors)")
      let text =
        "The process ended while a side handled this line of a journal, with responses of 'counter'."
      #expect(errors.components(separatedBy: text).count == 2, "\(command): \(errors)")
      let line = try #require(errors.split(separator: "\n").last { $0.hasPrefix("{") })
      var reader = JournalReader()
      _ = try reader.line(Array(line.utf8))
      let counts = line.matches(of: /"count":(\d+)/).compactMap { Int($0.1) }
      #expect(counts.contains { $0 > 1_000_000 }, "\(command): \(line)")
    }
  }

  @Test(arguments: [["hunt", "--tries", "300", "--from"], ["explain", "counter"]])
  func `a search without a crash writes no line`(command: [String]) throws {
    let run = try Run(journal, "survives", command + [journal])
    #expect(run.errors() == "")
    #expect(run.reason == .exit)
  }

  @Test @MainActor func `a completed run restores the signal handlers`() throws {
    let before = Self.signalActions()
    #expect(try PlantedCounters().suite().issues(PlantedCounters.recorded("counter#a=1")) == [])
    #expect(Self.signalActions() == before)
  }

  /// Returns the address of each signal's handler, the first field of its action on all systems.
  private static func signalActions() -> [[UInt8]] {
    [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGTERM, SIGINT].map { number in
      var action = sigaction()
      sigaction(number, nil, &action)
      return withUnsafeBytes(of: action) { Array($0.prefix(MemoryLayout<UInt>.size)) }
    }
  }

  /// Expects the response that crashed the process on standard error and in the file, once.
  private func expectReport(in errors: String) throws {
    let file = try files.text(of: "home.journal.running")
    let root = try JSONDocument(Array(file.utf8)).root
    let seed = try #require(root["seed"]?.numberText)
    let number = try #require(root["number"]?.numberText)
    let origin = "tested 'counter' generated as number \(number) with seed \(seed)."
    #expect(errors.components(separatedBy: origin).count == 2)
    let call = #"issues(of: "counter", recorded, generated: \#(number), seed: \#(seed))"#
    #expect(errors.contains(call))
    #expect(errors.contains(report))
    #expect(errors.contains(file))
    var reader = JournalReader()
    let response = try #require(try reader.line(Array(file.dropLast().utf8)).responses.first)
    #expect(response.kind == "counter")
    #expect(try #require(response.payload["count"]?.int) > 1_000_000)
  }

  /// A process that runs the suite.
  private final class Run {
    private let process = Process()
    private let (outputs, failures) = (Pipe(), Pipe())

    init(_ journal: String, _ end: String, _ command: [String] = []) throws {
      process.executableURL = .builtTool("SuiteRunner")
      process.arguments = [journal, end] + command
      process.standardOutput = outputs
      process.standardError = failures
      // The runtime's own report of a crash takes seconds.
      process.environment = ["SWIFT_BACKTRACE": "enable=no"]
      try process.run()
    }

    var reason: Process.TerminationReason {
      process.waitUntilExit()
      return process.terminationReason
    }

    func waitForOutput() { _ = outputs.fileHandleForReading.readData(ofLength: 1) }
    func end() { process.terminate() }

    func errors() -> String {
      String(decoding: failures.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    func output() -> String {
      String(decoding: outputs.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
  }
}
