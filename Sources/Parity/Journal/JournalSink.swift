/// Records the responses that a screen receives, for a later replay.
public protocol JournalSink: Sendable {
  /// Records the responses of one document.
  ///
  /// Called on the main actor before the responses are delivered, so it must not block.
  ///
  /// - Parameter line: The responses and their context.
  func record(_ line: JournalLine)
}
