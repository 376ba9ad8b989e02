public import Foundation

/// Tells on standard error how far a command is, if that is a terminal.
@MainActor
public final class DumpProgress {
  /// When the command began.
  public let start: Date
  private let console: any DumpConsole
  private var last: Date?

  init(_ console: any DumpConsole) {
    self.console = console
    start = console.now
  }

  /// The seconds since the command began.
  public var elapsed: TimeInterval { console.now.timeIntervalSince(start) }

  /// Shows a line in place of the last one, at most five times a second.
  ///
  /// - Parameter line: Makes the line, of the seconds since the command began.
  public func show(_ line: (TimeInterval) -> String) {
    guard console.isErrorTerminal else { return }
    let now = console.now
    guard now.timeIntervalSince(last ?? start) >= 0.2 else { return }
    last = now
    console.writeError("\r\u{1B}[K" + line(now.timeIntervalSince(start)))
  }

  /// Takes the line away.
  public func clear() {
    if last != nil { console.writeError("\r\u{1B}[K") }
    last = nil
  }
}
