import Bridge
import CounterScreen
import Foundation
import Parity
import ScreenDocument
import TestSupport
import Testing
import TopScreen

@MainActor
@Suite struct CandidateProbationTests {
  private let files = TemporaryFolder()
  private var folder: String { files.path + "/probation" }

  private func probation(_ app: String? = "4.2", runs: Int = 2) -> CandidateProbation {
    CandidateProbation(folder: folder, appVersion: app, runsToPass: runs)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
  }

  private func run(_ probation: CandidateProbation, _ counts: Int...) throws -> SlowScreen {
    let screen = SlowScreen(.shadow, CandidateSettings(probation: probation))
    for count in counts {
      try screen.show([count])
      screen.settle()
    }
    return screen
  }

  @Test func `a mark exists while a candidate runs, and is removed afterwards`() throws {
    let screen = SlowScreen(.shadow, CandidateSettings(probation: probation()))
    var marks: [[String]] = []
    screen.stateTime = { _ in
      marks.append((try? names()) ?? [])
      return 0
    }
    try screen.show([1])
    #expect(try names().isEmpty)
    screen.settle()
    #expect(marks.map(\.count) == [1])
    #expect(try names().isEmpty)
    #expect(screen.results == ["0 matched"])
  }

  @Test func `after its first runs a candidate writes no mark, in this launch and the next`()
    throws
  {
    let probation = probation()
    let screen = try run(probation, 1, 2)
    #expect(try names().count == 1)
    try FileManager.default.removeItem(atPath: folder)
    try screen.show([3])
    screen.settle()
    #expect(screen.results == ["0 matched", "0 matched", "0 matched"])
    #expect(probation.failure == nil)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `the next launch knows which candidates passed probation`() throws {
    _ = try run(probation(), 1, 2)
    let next = probation()
    try FileManager.default.removeItem(atPath: folder)
    #expect(try run(next, 3).results == ["0 matched"])
    #expect(next.failure == nil)
  }

  @Test func `another app version restarts probation and removes the old records`() throws {
    _ = try run(probation(), 1, 2)
    #expect(try names().count == 1)
    _ = probation("4.3")
    #expect(try names().isEmpty)
  }

  @Test func `a mark that cannot be written skips the comparison and is reported`() throws {
    let path = files.path + "/file"
    try files.write("", to: "file")
    let probation = CandidateProbation(folder: path, appVersion: "4.2")
    #expect(probation.failure != nil)
    let screen = try run(probation, 1)
    #expect(screen.results == ["0 skipped"])
    #expect(screen.log == ["legacy 1"])
    #expect(screen.model.composition.items.map(\.side) == [.legacy])
    #expect(probation.diskFailureCount == 2)
  }

  @Test func `after a refused comparison each response has one result`() throws {
    try files.write("", to: "file")
    let probation = CandidateProbation(folder: files.path + "/file", appVersion: "4.2")
    let screen = SlowScreen(
      .shadow,
      CandidateSettings(sampling: CandidateSampling(rate: 0), probation: probation)
    )
    try screen.show([1])
    try screen.show([2])
    screen.settle()
    #expect(screen.results == ["0 sampledOut", "0 skipped"])
  }

  @Test(arguments: ["", "{", "[]", #"{"state":"running"}"#, String(repeating: " ", count: 10_000)])
  func `an invalid mark file is removed and disables no candidate`(text: String) throws {
    _ = probation()
    try files.write(text, to: "probation/counter-0000000000000000.probation")
    try files.write(text, to: "probation/other.txt")
    let read = probation()
    #expect(read.crashed.isEmpty)
    #expect(read.failure == nil)
    #expect(try names() == ["other.txt"])
  }

  @Test func `a file without the name of a mark, or not a regular file, stays`() throws {
    _ = probation()
    let foreign = ["notes.probation", "counter-1.probation", "a-b-0000000000000000.probation"]
    for name in foreign { try files.write("mine", to: "probation/" + name) }
    let pipe = "counter-0000000000000000.probation"
    #expect(mkfifo(folder + "/" + pipe, 0o600) == 0)
    let read = probation()
    #expect(read.failure == nil)
    #expect(try names().sorted() == (foreign + [pipe]).sorted())
  }

  @Test func `a crashed candidate does not run, even without a restored trip`() throws {
    _ = probation()
    let mark = """
      {"schema":1,"state":"running","kind":"counter","flagVersion":"","appVersion":"4.2"}
      """
    let screen = SlowScreen(.shadow, CandidateSettings(probation: probation()))
    var name = ""
    screen.stateTime = { _ in
      name = (try? names().first) ?? ""
      return 0
    }
    try screen.show([1])
    screen.settle()
    try files.write(mark, to: "probation/\(name)")
    let next = probation()
    #expect(next.crashed == [EvidenceKey(kind: "counter", flagVersion: "", appVersion: "4.2")])
    #expect(try run(next, 1).results == ["0 skipped"])
    try next.clear("counter")
    #expect(try run(next, 1).results == ["0 matched"])
  }
}
