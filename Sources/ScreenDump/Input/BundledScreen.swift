public import Foundation
import ScreenDocument
public import TopScreen

/// A screen that is part of the tool and is read from documents.
public struct BundledScreen: Sendable {
  /// The screen's name.
  public let name: String
  /// The moment, time zone and locale at which the screen is shown.
  ///
  /// The time zone and the locale of the default screen also apply to screens that the user names.
  public let context: ViewDataContext
  let location: ScreenLocation

  /// Creates a screen from one document.
  ///
  /// - Parameters:
  ///   - name: The screen's name.
  ///   - bytes: The screen's JSON.
  ///   - now: The moment at which the screen is shown.
  ///   - timeZone: The time zone in which days begin and end.
  ///   - locale: The language and the regional formats.
  public init(name: String, bytes: [UInt8], now: Date, timeZone: TimeZone, locale: Locale) {
    self.name = name
    location = .document(.bytes(bytes, name: name))
    context = ViewDataContext(now: now, timeZone: timeZone, locale: locale)
  }

  /// Creates a block page with the context of another screen.
  ///
  /// - Parameters:
  ///   - name: The screen's name.
  ///   - layout: The JSON of the page's layout.
  ///   - property: The JSON of the page's properties.
  ///   - data: The JSON of the page's data.
  ///   - other: The screen whose context is used.
  public init(
    name: String,
    layout: [UInt8],
    property: [UInt8],
    data: [UInt8],
    shownAs other: BundledScreen
  ) {
    self.name = name
    location = .blocks(
      layout: .bytes(layout, name: "\(name)/layout.json"),
      property: .bytes(property, name: "\(name)/property.json"),
      data: .bytes(data, name: "\(name)/data.json")
    )
    context = other.context
  }
}
