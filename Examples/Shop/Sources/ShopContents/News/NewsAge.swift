import Foundation
package import TopScreen

/// The time since an article was published, as a text.
package struct NewsAge: Equatable, Sendable {
  package let text: String

  /// Creates the age at the context's moment of an article that was published this number of
  /// seconds after 1970.
  ///
  /// The text is "" for an article from before 1970 or after 2099, and for a moment that is not a
  /// number; it is "just now" for an article from the future.
  package init(of published: Int, in context: ViewDataContext) {
    let seconds = context.now.timeIntervalSince1970
    guard (0..<4_102_444_800).contains(published), !seconds.isNaN else {
      text = ""
      return
    }
    // A moment that no `Int` can hold must not trap.
    let now = Int(min(max(seconds, -1e11), 1e11).rounded(.down))
    let days = context.timeZone.day(of: now) - context.timeZone.day(of: published)
    text =
      switch (now - published, days) {
      case (..<60, _): "just now"
      case (..<3_600, _): "\((now - published) / 60) min ago"
      case (_, 0): "\((now - published) / 3_600) h ago"
      case (_, 1): "yesterday"
      default:
        Date(timeIntervalSince1970: TimeInterval(published))
          .formatted(Date.ISO8601FormatStyle(timeZone: context.timeZone).year().month().day())
      }
  }
}

extension TimeZone {
  /// The number of the local day, counted from 1 January 1970.
  fileprivate func day(of seconds: Int) -> Int {
    let date = Date(timeIntervalSince1970: TimeInterval(seconds))
    return Int((Double(seconds + secondsFromGMT(for: date)) / 86_400).rounded(.down))
  }
}
