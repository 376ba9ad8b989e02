/// An object that records the responses of a screen, and the steps after them, for a later replay.
public protocol JournalSink: Sendable {
  /// Records one line.
  ///
  /// The screen calls this function before it delivers the responses of a line, if it shows no
  /// interactive content; otherwise when no more steps are added to the line. The function must not
  /// block, because the screen mostly calls it on the main actor.
  ///
  /// - Parameter line: The responses, their context and the steps after them.
  func record(_ line: JournalLine)
}
