public import Foundation

/// A line on standard error that shows a command's progress, if standard error is a terminal.
@MainActor
public final class DumpProgress {
  /// The time when the command began.
  public let start: Date
  private let console: any DumpConsole
  /// The time when the line was last replaced; `nil` if no line is shown.
  private var lastShown: Date?

  init(_ console: any DumpConsole) {
    self.console = console
    start = console.now
  }

  /// The seconds since the command began.
  public var elapsed: TimeInterval { console.now.timeIntervalSince(start) }

  /// Replaces the progress line; has no effect in the 0.2 seconds after the command began and after
  /// the line was last replaced.
  ///
  /// - Parameter line: Returns the line for the seconds since the command began.
  public func show(_ line: (TimeInterval) -> String) {
    guard console.isErrorTerminal else { return }
    let now = console.now
    guard now.timeIntervalSince(lastShown ?? start) >= 0.2 else { return }
    lastShown = now
    console.writeError("\r\u{1B}[K" + line(now.timeIntervalSince(start)))
  }

  /// Replaces the progress line immediately; meant for long work that reports no progress.
  ///
  /// As all functions here, it does nothing if standard error is not a terminal.
  public func showImmediately(_ line: String) {
    guard console.isErrorTerminal else { return }
    lastShown = console.now
    console.writeError("\r\u{1B}[K" + line)
  }

  /// Shows how many units are finished: `3 of 12 screens · 4 s left`.
  ///
  /// The estimated time left is shown as soon as one unit is finished; it assumes that the other
  /// units take as long as the finished ones on average. The line is replaced at most five times a
  /// second. Nothing is shown if `total` is less than two.
  ///
  /// - Parameters:
  ///   - done: The number of finished units.
  ///   - total: The number of all units.
  ///   - units: The name of the units, in the plural.
  public func show(_ done: Int, of total: Int, _ units: String) {
    guard total > 1 else { return }
    show { seconds in
      let line = "\(done.grouped) of \(total.grouped) \(units)"
      guard done > 0 else { return line }
      let left = seconds * Double(total - done) / Double(done)
      return "\(line) · \(Int(left.rounded(.up)).grouped) s left"
    }
  }

  /// Erases the progress line.
  public func clear() {
    if lastShown != nil { console.writeError("\r\u{1B}[K") }
    lastShown = nil
  }
}
