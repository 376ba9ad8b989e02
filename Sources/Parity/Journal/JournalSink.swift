/// An object that records the responses of a screen, and the steps after them, for a later replay.
public protocol JournalSink: Sendable {
  /// Records one line.
  ///
  /// The screen calls this function before it delivers the responses of a line without steps, and
  /// after the last step of a line with steps. The function must not block, because the screen
  /// calls it on the main actor.
  ///
  /// - Parameter line: The responses, their context and the steps after them.
  func record(_ line: JournalLine)
}
