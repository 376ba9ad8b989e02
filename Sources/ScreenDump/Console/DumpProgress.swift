public import Foundation

/// Reports a command's progress on standard error, if that is a terminal.
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

  /// Shows a line at once, before work that reports no progress.
  ///
  /// - Parameter line: The line.
  public func announce(_ line: String) {
    guard console.isErrorTerminal else { return }
    last = console.now
    console.writeError("\r\u{1B}[K" + line)
  }

  /// Shows how much of the work is done: `3 of 12 screens · 4 s left`.
  ///
  /// - Parameters:
  ///   - done: How much is done.
  ///   - total: How much there is.
  ///   - units: What is counted, in the plural; one alone is not counted, and nothing is shown.
  public func show(_ done: Int, of total: Int, _ units: String) {
    guard total > 1 else { return }
    show { seconds in
      let line = "\(done.grouped) of \(total.grouped) \(units)"
      guard done > 0 else { return line }
      let left = seconds * Double(total - done) / Double(done)
      return "\(line) · \(Int(left.rounded(.up)).grouped) s left"
    }
  }

  /// Takes the line away.
  public func clear() {
    if last != nil { console.writeError("\r\u{1B}[K") }
    last = nil
  }
}
