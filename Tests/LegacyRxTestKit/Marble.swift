public import LegacyRx

/// Translates between events and marble strings.
///
/// | character  | meaning                                       |
/// | ---------- | --------------------------------------------- |
/// | `-`        | a frame without events                        |
/// | `\|`       | `completed`                                   |
/// | `#`        | `error(TestError.marble)`                     |
/// | `(` … `)`  | several events in one frame                   |
/// | another    | an element: the character as a string         |
public enum Marble {
  /// The virtual time at which the first frame starts: that of subscription.
  public static let origin: TestTime = TestScheduler.Defaults.subscribed

  /// The virtual duration of a frame; all events within it are drawn at the same place.
  public static let frame: TestTime = 10

  /// Reads a marble string.
  ///
  /// - Parameters:
  ///   - marble: The marble string.
  ///   - start: The virtual time of its first frame.
  /// - Returns: The events, in the middle of their frames.
  public static func events(
    _ marble: String,
    from start: TestTime = origin
  ) -> [Recorded<Event<String>>] {
    var events: [Recorded<Event<String>>] = []
    var time = start + frame / 2
    var isGrouped = false
    for character in marble {
      switch character {
      case "(": isGrouped = true
      case ")": isGrouped = false
      case "-": break
      case "|": events.append(.completed(time))
      case "#": events.append(.error(time, TestError.marble))
      default: events.append(.next(time, String(character)))
      }
      if !isGrouped { time += frame }
    }
    return events
  }

  /// Draws recorded events.
  ///
  /// - Parameter events: The events.
  /// - Returns: The marble string, which ends with the last event.
  public static func draw(_ events: [Recorded<Event<String>>]) -> String {
    var frames: [Int: [String]] = [:]
    for event in events {
      frames[(event.time - origin) / frame, default: []].append(symbol(event.value))
    }
    guard let last = frames.keys.max() else { return "" }
    return (0...max(0, last)).map { index in
      let symbols = frames[index] ?? []
      return symbols.isEmpty
        ? "-" : symbols.count == 1 ? symbols[0] : "(\(symbols.joined()))"
    }
    .joined()
  }

  /// Draws a subscription: `^` where it starts, `!` where it ends.
  ///
  /// - Parameter subscription: The subscription.
  /// - Returns: The marble string; without `!` when the subscription did not end.
  public static func draw(_ subscription: Subscription) -> String {
    let start = (subscription.subscribe - origin) / frame
    let prefix = String(repeating: "-", count: max(0, start))
    guard subscription.unsubscribe != .max else { return prefix + "^" }
    let end = (subscription.unsubscribe - origin) / frame
    guard end > start else { return prefix + "(^!)" }
    return prefix + "^" + String(repeating: "-", count: end - start - 1) + "!"
  }

  private static func symbol(_ event: Event<String>) -> String {
    switch event {
    case .next(let element): element
    case .error(let error): (error as? TestError) == .marble ? "#" : "{\(error)}"
    case .completed: "|"
    }
  }
}
