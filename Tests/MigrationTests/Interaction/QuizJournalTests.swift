import Bridge
import Foundation
import Parity
import ScreenDocument
import Synchronization
import TestSupport
import Testing
import TopScreen

@testable import SampleHome

/// What the journal of a screen keeps of the user's actions.
@MainActor
@Suite struct QuizJournalTests {
  private final class Lines: JournalSink {
    private let lines = Mutex<[JournalLine]>([])

    func record(_ line: JournalLine) { lines.withLock { $0.append(line) } }

    /// The lines, each as the ids of its responses and its steps.
    var words: [String] {
      lines.withLock(\.self).map { line in
        let steps = line.steps.map { step in
          switch step.event {
          case .responses(let responses): "\(step.secondsSincePreviousStep) \(responses.map(\.id))"
          case .action: "\(step.secondsSincePreviousStep) action"
          case .flip: "\(step.secondsSincePreviousStep) flip"
          }
        }
        return ([line.responses.map(\.id).description] + steps).joined(separator: ", ")
      }
    }
  }

  private let lines = Lines()

  @Test func `a line goes on with refreshes and actions until it is flushed`() throws {
    let screen = QuizScreen(on: .shadow, journal: lines)
    try screen.show(["q1", "q2"])
    screen.settle(for: 1.5)
    try screen.answer("q1", 0)
    screen.settle(for: 2)
    try screen.show(["q2"])
    try screen.send(.retry)
    #expect(lines.words == [])
    screen.model.flushJournal()
    #expect(
      lines.words == ["[daily-quiz], 1.5 action, 2.0 [daily-quiz], 0.0 action"]
    )
    // What comes after goes on from the newest response.
    screen.settle(for: 1)
    try screen.send(.retry)
    screen.model.flushJournal()
    screen.model.flushJournal()
    #expect(lines.words.dropFirst() == ["[daily-quiz], 0.0 action"])
  }

  @Test func `a line ends with 64 steps, after 10 minutes, with its contents and with its screen`()
    throws
  {
    var screen: QuizScreen? = QuizScreen(on: .off, journal: lines)
    try screen?.show(["q1"])
    for _ in 0..<70 { try screen?.send(.retry) }
    #expect(lines.words.count == 1)
    #expect(lines.words.first?.split(separator: ", ").count == 65)
    screen?.settle(for: 601)
    try screen?.send(.retry)
    #expect(lines.words.count == 2)
    let other = #"{"title": "", "contents": [{"type": "text", "value": {"text": "a"}}]}"#
    screen?.model.show(try ContentDocument(reading: Array(other.utf8)))
    #expect(lines.words.count == 4)
    #expect(lines.words.last == "[text#1]")
    try screen?.show(["q1"])
    screen = nil
    #expect(lines.words.count == 5)
  }

  @Test func `actions within the same millisecond are steps of one line`() throws {
    let screen = QuizScreen(on: .off, journal: lines)
    try screen.show(["q1"])
    screen.settle(for: 0.000_8)
    try screen.answer("q1", 0)
    screen.settle(for: 0.000_1)
    try screen.send(.retry)
    screen.model.flushJournal()
    #expect(lines.words == ["[daily-quiz], 0.001 action, 0.0 action"])
  }

  @Test func `a rejected action is not recorded`() throws {
    let screen = QuizScreen(on: .off, journal: lines)
    try screen.show(["q1"])
    #expect(throws: ActionRejection.unknownContent("other")) {
      try screen.model.send(.retry, to: "other", of: .quiz)
    }
    screen.model.flushJournal()
    #expect(lines.words == ["[daily-quiz]"])
  }

  @Test func `what was recorded is replayed`() async throws {
    let files = TemporaryFolder()
    let recorder = JournalRecorder(path: files.path + "/journal")
    let screen = QuizScreen(on: .off, journal: recorder)
    try screen.show(["q1", "q2"])
    screen.settle(for: 2)
    try screen.answer("q1", 0)
    screen.settle(for: 2)
    try screen.show(["q2", "q1"], turned: 1)
    screen.settle(for: 2)
    try screen.send(.retry)
    screen.model.flushJournal()
    #expect(await recorder.waitUntilWritten().written == 1)
    let replayed = try HomeDumpProcess(["replay", files.path + "/journal"]).finish()
    #expect(replayed.status == 0)
    #expect(replayed.output.hasSuffix("· 1 line · 4 matched\n  quiz  4 matched\n"))
  }
}
