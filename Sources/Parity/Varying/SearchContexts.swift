import Foundation
import ScreenDocument
import StrictJSON

/// The contexts that are tried besides the context of a recorded line.
enum SearchContexts {
  /// Returns the dates in a value: texts in ISO 8601, and numbers from 900,000,000 to 4,200,000,000
  /// as seconds since 1970, which are dates from July 1998 to February 2103.
  ///
  /// It searches all levels, but only the first 64 members of each object and the first 16 elements
  /// of each list.
  static func dates(in tree: JSONTree) -> [Date] {
    switch tree {
    case .object(let members): members.prefix(64).flatMap { dates(in: $0.value) }
    case .array(let elements): elements.prefix(16).flatMap { dates(in: $0) }
    case .string(let text): Date(iso8601: text).map { [$0] } ?? []
    case .number(let text):
      Double(text).flatMap { 9e8...4.2e9 ~= $0 ? [Date(timeIntervalSince1970: $0)] : nil } ?? []
    case .bool, .null: []
    }
  }

  static let timeZonesToTry = [
    "Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati", "Europe/London", "Asia/Kathmandu",
    "Australia/Lord_Howe", "Pacific/Pago_Pago", "GMT",
  ].compactMap(TimeZone.init(identifier:))

  static let localesToTry = ["en_US", "de_DE", "ar_EG", "ja_JP@calendar=japanese", "tr_TR"]
    .map(Locale.init(identifier:))
}
