/// Whoever keeps what a screen is given, to be replayed later.
public protocol JournalSink: Sendable {
  /// Takes the responses of one document; called on main before they are delivered, so it must not wait.
  ///
  /// - Parameter line: The responses and their context.
  func record(_ line: JournalLine)
}
