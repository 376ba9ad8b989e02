import Bridge
import Foundation
import JSONLogic
import Parity
import ScreenDocument
import TestSupport
import Testing

/// Failure class 18: what the next launch knows of a candidate during which the app ended.
@Suite(.long) struct CrashedCandidateTests {
  private let files = TemporaryFolder()
  private var folder: String { files.path + "/probation" }

  @Test func `class 18 a candidate that traps is off at every later launch`()
    throws
  {
    #expect(try launch("traps").hasPrefix("."))
    #expect(try launch("survives") == "off \n")
    #expect(try launch("traps") == "off \n")
  }

  @Test
  func `class 18 a candidate that blocks until the app is killed is off at the next launch`()
    throws
  {
    #expect(try launch("blocks", endsIt: true) == ".")
    #expect(try launch("survives") == "off \n")
  }

  @Test func `a candidate that finishes is not disabled`() throws {
    for _ in 0..<2 { #expect(try launch("survives") == ".shadow matched\n") }
  }

  @Test func `a candidate that runs in another process is no crash, and does not run here`() throws
  {
    let other = try Launch(folder: folder, "blocks")
    #expect(CandidateProbation(folder: folder, appVersion: "4.2").crashed.isEmpty)
    #expect(try launch("survives") == "shadow skipped\n")
    other.end()
    #expect(
      CandidateProbation(folder: folder, appVersion: "4.2").crashed.map(\.kind) == ["counter"]
    )
  }

  @Test @MainActor
  func `a stage disabled by a crash is reported and can be cleared`() throws {
    _ = try launch("traps")
    let probation = CandidateProbation(folder: folder, appVersion: "4.2")
    var context = EvaluationContext()
    context.appVersion = "4.2"
    let stages = StageFlags(overrides: StageOverrides(all: .shadow), context: context)
    stages.restoreTrips(from: probation)
    let decision = stages.decision(for: "counter", at: Date(timeIntervalSince1970: 0))
    #expect(decision.stage == .off)
    #expect(decision.explanation == "tripped: the app crashed while the candidate ran")
    try probation.clear("counter")
    #expect(try launch("survives") == ".shadow matched\n")
  }

  /// Launches the app and waits for its end.
  ///
  /// - Returns: Its output.
  private func launch(_ end: String, endsIt: Bool = false) throws -> String {
    let launch = try Launch(folder: folder, end)
    if endsIt { launch.end() }
    return launch.output()
  }

  private struct Launch {
    private let process = Process()
    private let pipe = Pipe()
    private let first: Data

    /// Launches the app, and waits until its candidate runs or it ends.
    init(folder: String, _ end: String) throws {
      process.executableURL = .builtTool("ProbationRunner")
      process.arguments = [folder, end]
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      first = pipe.fileHandleForReading.readData(ofLength: 1)
    }

    func end() {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    func output() -> String {
      let rest = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: first + rest, as: UTF8.self)
    }
  }
}
