import Basics
import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// The recorder of the responses and the user's actions of one screen in a journal.
///
/// Without interactive contents, each delivery becomes one line, which is passed to the journal at
/// once. While the screen shows interactive contents, one line stays open: later responses and
/// actions are added to it as steps. The open line is passed to the journal when the screen shows
/// no interactive content any more, when a step arrives for which the line is full
/// (``maximumStepsPerLine``, ``fullLineByteCount``, ``maximumSecondsPerLine``) or that is earlier
/// than the line's last step, on ``flush()``, and when this object is released. Until then, the
/// line is only in memory.
final class ScreenJournal: Sendable {
  /// The maximum number of steps of a line, 64.
  static let maximumStepsPerLine = 64
  /// The number of bytes of payloads and actions, 1 MiB, from which a line takes no further step;
  /// the last step may exceed it.
  static let fullLineByteCount = 1 << 20
  /// The maximum time from the start of a line to its last step, 600 seconds.
  static let maximumSecondsPerLine: TimeInterval = 600

  private struct State {
    /// The open line; `nil` if no line is open.
    var line: OpenLine?
    /// The newest response of each interactive content on the screen.
    var interactiveResponses: [ResponseData] = []
  }

  private struct OpenLine {
    let context: JournalContext
    let responses: [ResponseData]
    let start: Date
    var steps: [JournalStep] = []
    /// The moment of the last step, a whole number of milliseconds after the start; the start
    /// before the first step.
    var lastStepMoment: Date
    /// The number of bytes of all payloads and actions.
    var byteCount: Int

    init(_ responses: [ResponseData], _ context: JournalContext, at moment: Date) {
      self.context = context
      self.responses = responses
      start = moment
      lastStepMoment = moment
      byteCount = responses.reduce(0) { $0 + $1.payload.bytes.count }
    }

    func hasRoomForStep(at moment: Date) -> Bool {
      steps.count < maximumStepsPerLine && byteCount < fullLineByteCount
        && moment.timeIntervalSince(start) <= maximumSecondsPerLine
        // The step must not be earlier than the last one, whose moment may have been rounded up to
        // a whole millisecond.
        && moment.timeIntervalSince(lastStepMoment) > -0.001
    }

    mutating func addStep(_ event: JournalStep.Event, byteCount bytes: Int, at moment: Date) {
      let seconds = (moment.timeIntervalSince(lastStepMoment) * 1_000).rounded() / 1_000
      steps.append(JournalStep(after: max(seconds, 0), event))
      lastStepMoment = lastStepMoment.addingTimeInterval(max(seconds, 0))
      byteCount += bytes
    }

    var finishedLine: JournalLine {
      JournalLine(context: context, responses: responses, steps: steps)
    }
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
  ///   - responses: The responses of all contents of the screen.
  ///   - context: The time, time zone and locale of the delivery.
  ///   - isInteractive: Returns whether the user can act on contents of a kind.
  func record(
    document responses: [ResponseData],
    in context: JournalContext,
    isInteractive: (ContentKind) -> Bool
  ) {
    let interactive = responses.filter { isInteractive($0.kind) }
    record(responses, in: context) { state in state.interactiveResponses = interactive }
  }

  /// Records a new response of one content.
  ///
  /// If the content is interactive, the response is also kept, because a later line may begin with
  /// the newest responses of the interactive contents.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - context: The time, time zone and locale of the delivery.
  ///   - isInteractive: Returns whether the user can act on contents of a kind.
  func record(
    _ response: ResponseData,
    in context: JournalContext,
    isInteractive: (ContentKind) -> Bool
  ) {
    let isInteractive = isInteractive(response.kind)
    record([response], in: context) { state in
      guard isInteractive else { return }
      state.interactiveResponses.removeAll { $0.id == response.id }
      state.interactiveResponses.append(response)
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
      if let line = state.line,
        state.interactiveResponses.isEmpty || !line.hasRoomForStep(at: moment)
      {
        lines.append(line.finishedLine)
        state.line = nil
      }
      if state.interactiveResponses.isEmpty {
        lines.append(JournalLine(context: context, responses: responses))
      } else if state.line == nil {
        state.line = OpenLine(responses, context, at: moment)
      } else {
        let bytes = responses.reduce(0) { $0 + $1.payload.bytes.count }
        state.line?.addStep(.responses(responses), byteCount: bytes, at: moment)
      }
      return lines
    }
    for line in lines { sink.record(line) }
  }

  /// Records an action of the user as a step; ignores an action that cannot be encoded.
  ///
  /// Without an open line, or if it has no room for the step, a new line begins with the newest
  /// responses of the interactive contents.
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
      if let line = state.line, !line.hasRoomForStep(at: moment) {
        finished = line.finishedLine
        state.line = nil
      }
      if state.line == nil {
        state.line = OpenLine(state.interactiveResponses, context, at: moment)
      }
      let action = JournalStep.Action(kind: kind, id: id, value: value)
      state.line?.addStep(.action(action), byteCount: value.bytes.count, at: moment)
      return finished
    }
    if let line { sink.record(line) }
  }

  /// Passes the open line to the journal; does nothing if no line is open.
  ///
  /// Afterwards, an action begins a new line with the newest responses of the interactive contents;
  /// a delivery begins one with its own responses.
  func flush() {
    let line = state.withLock { state in
      defer { state.line = nil }
      return state.line?.finishedLine
    }
    if let line { sink.record(line) }
  }
}
