/// A date of the Gregorian calendar, computed without a calendar library.
///
/// The conversions count the days of 400-year cycles that begin in March, so that the leap day
/// comes last (Howard Hinnant, "chrono-compatible low-level date algorithms").
struct CivilDate: Equatable {
  /// The year, at least 0; a date created from its parts is in the years 1 to 9999.
  let year: Int

  /// The month, from 1 to 12.
  let month: Int

  /// The day of the month, from 1 to 31.
  let day: Int

  /// The number of days since 1970-01-01; negative before that date.
  let daysSince1970: Int

  /// Creates a date from its parts; `nil` if the date does not exist or is not in the years 1 to
  /// 9999.
  init?(year: Int, month: Int, day: Int) {
    guard (1...9_999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    let marchYear = month > 2 ? year : year - 1
    let cycle = marchYear / 400
    let yearOfCycle = marchYear - cycle * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    let date = Self(daysSince1970: cycle * daysPer400Years + dayOfCycle - daysFromMarch1Year0To1970)
    guard date.month == month, date.day == day else { return nil }
    self = date
  }

  /// Creates a date from the number of days since 1970-01-01; the date must be 0000-03-01 or later.
  init(daysSince1970: Int) {
    self.daysSince1970 = daysSince1970
    let daysSinceMarch1Year0 = daysSince1970 + daysFromMarch1Year0To1970
    let cycle = daysSinceMarch1Year0 / daysPer400Years
    let dayOfCycle = daysSinceMarch1Year0 - cycle * daysPer400Years
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0)
  }

  /// The day of the week as one Japanese character: "水".
  var weekdayKanji: String {
    let names = ["木", "金", "土", "日", "月", "火", "水"]
    let index = daysSince1970 % names.count
    return names[index < 0 ? index + names.count : index]
  }
}

/// The number of days in 400 years.
private let daysPer400Years = 146_097

/// The number of days from 0000-03-01 to 1970-01-01.
private let daysFromMarch1Year0To1970 = 719_468
