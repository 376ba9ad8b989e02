import Basics
import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// Writes the responses and actions of one screen to a journal.
///
/// Responses are written at once. On a screen with interactive contents, a line stays open and collects the
/// steps after its responses. It is written when the screen shows no interactive content any more, when it is
/// full (``maximumSteps``, ``maximumBytes``, ``maximumTime``), when the app calls ``flush()``, and when the
/// screen is released. Until then it is only in memory.
final class ScreenJournal: Sendable {
  /// The maximum number of steps of a line.
  static let maximumSteps = 64
  /// The size of payloads in bytes after which the next step begins another line.
  static let maximumBytes = 1 << 20
  /// The maximum time for which a line stays open, in seconds.
  static let maximumTime: TimeInterval = 600

  private struct State {
    /// The open line; `nil` if the screen shows no interactive content.
    var line: OpenLine?
    /// The newest response of each interactive content, in the order of arrival.
    var interactive: [ResponseData] = []
  }

  private struct OpenLine {
    let context: JournalContext
    let responses: [ResponseData]
    let start: Date
    var steps: [JournalStep] = []
    var last: Date
    var bytes: Int

    init(_ responses: [ResponseData], _ context: JournalContext, at moment: Date) {
      self.context = context
      self.responses = responses
      start = moment
      last = moment
      bytes = responses.reduce(0) { $0 + $1.payload.bytes.count }
    }

    func hasRoom(at moment: Date) -> Bool {
      steps.count < maximumSteps && bytes < maximumBytes
        && moment.timeIntervalSince(start) <= maximumTime
        // Not before the last step, whose moment may have been rounded up to a millisecond.
        && moment.timeIntervalSince(last) > -0.001
    }

    mutating func add(_ event: JournalStep.Event, of bytes: Int, at moment: Date) {
      let seconds = (moment.timeIntervalSince(last) * 1_000).rounded() / 1_000
      steps.append(JournalStep(after: max(seconds, 0), event))
      last = last.addingTimeInterval(max(seconds, 0))
      self.bytes += bytes
    }

    var finished: JournalLine { JournalLine(context: context, responses: responses, steps: steps) }
  }

  private let sink: any JournalSink
  private let state = Guarded(State())

  init(_ sink: any JournalSink) {
    self.sink = sink
  }

  deinit {
    flush()
  }

  /// Records the responses of a document.
  ///
  /// - Parameters:
  ///   - responses: All contents of the screen.
  ///   - context: When and where they were delivered.
  ///   - isInteractive: Whether contents of a kind are interactive.
  func record(
    document responses: [ResponseData],
    in context: JournalContext,
    isInteractive: (ContentKind) -> Bool
  ) {
    let interactive = responses.filter { isInteractive($0.kind) }
    record(responses, in: context) { state in state.interactive = interactive }
  }

  /// Records the response of one content.
  func record(
    _ response: ResponseData,
    in context: JournalContext,
    isInteractive: (ContentKind) -> Bool
  ) {
    let isInteractive = isInteractive(response.kind)
    record([response], in: context) { state in
      guard isInteractive else { return }
      state.interactive.removeAll { $0.id == response.id }
      state.interactive.append(response)
    }
  }

  private func record(
    _ responses: [ResponseData],
    in context: JournalContext,
    _ change: (inout State) -> Void
  ) {
    let moment = context.moment ?? .now
    let lines = state.withLock { state in
      change(&state)
      var lines: [JournalLine] = []
      if let line = state.line, state.interactive.isEmpty || !line.hasRoom(at: moment) {
        lines.append(line.finished)
        state.line = nil
      }
      if state.interactive.isEmpty {
        lines.append(JournalLine(context: context, responses: responses))
      } else if state.line == nil {
        state.line = OpenLine(responses, context, at: moment)
      } else {
        let bytes = responses.reduce(0) { $0 + $1.payload.bytes.count }
        state.line?.add(.responses(responses), of: bytes, at: moment)
      }
      return lines
    }
    for line in lines { sink.record(line) }
  }

  /// Records an action; one that cannot be encoded is left out.
  func record(
    _ action: UserAction,
    to id: ContentID,
    of kind: ContentKind,
    in context: JournalContext
  ) {
    guard let value = action.json else { return }
    let moment = context.moment ?? .now
    let line = state.withLock { state -> JournalLine? in
      var finished: JournalLine?
      if let line = state.line, !line.hasRoom(at: moment) {
        finished = line.finished
        state.line = nil
      }
      if state.line == nil { state.line = OpenLine(state.interactive, context, at: moment) }
      let action = JournalStep.Action(kind: kind, id: id, value: value)
      state.line?.add(.action(action), of: value.bytes.count, at: moment)
      return finished
    }
    if let line { sink.record(line) }
  }

  /// Writes the open line to the journal.
  ///
  /// The next action begins another line, with the newest responses.
  func flush() {
    let line = state.withLock { state in
      defer { state.line = nil }
      return state.line?.finished
    }
    if let line { sink.record(line) }
  }
}
