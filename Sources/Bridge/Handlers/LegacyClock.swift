public import Foundation
import ScreenDocument
public import TopScreen

/// What time it is for a legacy handler, and where.
public struct LegacyClock {
  /// The time zone in which days begin and end.
  public var timeZone: TimeZone
  /// The language and conventions of what is shown.
  public var locale: Locale

  private var readDate: () -> Date
  private var readUptime: () -> Duration

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - timeZone: The time zone in which days begin and end.
  ///   - locale: The language and conventions of what is shown.
  ///   - now: Returns the current time; the system's by default.
  ///   - uptime: Returns the time since a fixed moment; by default the system's steady clock where the system
  ///     gives the time, and else the time of `now`.
  public init(
    timeZone: TimeZone = .current,
    locale: Locale = .current,
    now: (() -> Date)? = nil,
    uptime: (() -> Duration)? = nil
  ) {
    self.timeZone = timeZone
    self.locale = locale
    readDate = now ?? { Date() }
    readUptime = uptime ?? now.map(Self.uptime) ?? Self.systemUptime
  }

  /// Creates a clock that stands at the moment and in the place of a context.
  ///
  /// - Parameters:
  ///   - context: The moment and the place.
  ///   - uptime: A steady clock; by default it stands, too.
  package init(_ context: RouteContext, uptime: (() -> Duration)? = nil) {
    self.init(
      timeZone: context.timeZone,
      locale: context.locale,
      now: { context.now },
      uptime: uptime
    )
  }

  /// Measures how long each side works while handlers run on virtual time; `nil` in real time.
  var meter: WorkMeter?

  /// A steady clock's time since some moment, by which budgets are kept and sides are timed.
  public var uptime: Duration { readUptime() }

  /// The system's steady clock.
  public static let systemUptime: @Sendable () -> Duration = {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }()

  private static func uptime(of now: @escaping () -> Date) -> () -> Duration {
    { .bounded(seconds: now().timeIntervalSinceReferenceDate) }
  }

  /// The time now.
  public var now: Date { readDate() }

  /// Has the clock stand at a moment that others move.
  mutating func pin(to moment: PinnedMoment) {
    readDate = { moment.date }
    readUptime = Self.uptime(of: readDate)
  }

  /// The same moment and place, as the new world's pure functions take it.
  public var routeContext: RouteContext {
    RouteContext(now: now, timeZone: timeZone, locale: locale)
  }
}
