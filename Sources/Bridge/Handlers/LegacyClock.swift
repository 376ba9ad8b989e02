public import Foundation
import ScreenDocument
public import TopScreen

/// The current time, time zone and locale of a legacy handler.
public struct LegacyClock {
  /// The time zone that determines where days begin and end.
  public var timeZone: TimeZone
  /// The language and conventions of displayed text.
  public var locale: Locale

  private var readDate: () -> Date
  private var readUptime: () -> Duration

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - timeZone: The time zone that determines where days begin and end.
  ///   - locale: The language and conventions of displayed text.
  ///   - now: Returns the current time; the system's by default.
  ///   - uptime: Returns the time since a fixed moment. The default is the system's monotonic clock
  ///     if `now` is `nil`, and otherwise the time of `now`.
  public init(
    timeZone: TimeZone = .current,
    locale: Locale = .current,
    now: (() -> Date)? = nil,
    uptime: (() -> Duration)? = nil
  ) {
    self.timeZone = timeZone
    self.locale = locale
    readDate = now ?? { Date() }
    readUptime = uptime ?? now.map(Self.uptimeClock) ?? Self.systemUptime
  }

  /// Creates a clock that always shows the time, time zone and locale of a context.
  ///
  /// - Parameters:
  ///   - context: The time, time zone and locale.
  ///   - uptime: Returns the time of a monotonic clock; by default, the uptime does not change
  ///     either.
  package init(_ context: ViewDataContext, uptime: (() -> Duration)? = nil) {
    self.init(
      timeZone: context.timeZone,
      locale: context.locale,
      now: { context.now },
      uptime: uptime
    )
  }

  /// The meter of the work of each side on virtual time; `nil` in real time, and if nothing is
  /// measured.
  var workTimeMeter: WorkTimeMeter?

  /// The time since a fixed moment, for budgets and latencies; only the difference of two readings
  /// has a meaning.
  public var uptime: Duration { readUptime() }

  /// A function that returns the time of the system's monotonic clock since this property was first
  /// used.
  public static let systemUptime: @Sendable () -> Duration = {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }()

  private static func uptimeClock(basedOn now: @escaping () -> Date) -> () -> Duration {
    { .clamped(seconds: now().timeIntervalSinceReferenceDate) }
  }

  /// The current time.
  public var now: Date { readDate() }

  /// Makes the clock read a moment: ``now`` returns the moment's date at the time of the call, and
  /// ``uptime`` returns the same date as a duration.
  mutating func pin(to moment: AdjustableMoment) {
    readDate = { moment.date }
    readUptime = Self.uptimeClock(basedOn: readDate)
  }

  /// The current time, the time zone and the locale, as the context that the pure functions of the
  /// state side receive.
  public var viewDataContext: ViewDataContext {
    ViewDataContext(now: now, timeZone: timeZone, locale: locale)
  }
}
