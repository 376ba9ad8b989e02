/// The rules by which every content of the home screen formats its view data.
///
/// The doc comment of a field of view data names the field's rule, and this comment defines the
/// rules. If a value is absent, its field is the empty string unless the comment of the field gives
/// another text. All texts are Japanese in every locale. A number may have any size and sign.
///
/// ## Text(n)
///
/// Characters for which `Character.isWhitespace` is `true` are removed from both ends, but not from
/// the middle. A result of at most n Characters is shown completely; a longer one is shown as its
/// first n − 1 Characters and "…" (U+2026). White space is not removed after the cut.
///
/// ## URL
///
/// The string as sent, with any white space, if its UTF-8 bytes begin with `https://` and their
/// number is at most ``maximumURLByteCount``; otherwise "".
///
/// ## Grouped
///
/// An integer in ASCII digits with "," between groups of three and "-" (U+002D) directly before the
/// first digit of a negative one: "0", "999", "1,000", "-1,980", "9,223,372,036,854,775,807",
/// "-9,223,372,036,854,775,808".
///
/// ## Yen, points
///
/// Yen is Grouped and "円": "1,980円", "0円", "-500円". *Yen or free* is "無料" for exactly 0 and Yen
/// for any other number. Points is Grouped and "ポイント": "1,234ポイント".
///
/// ## Count
///
/// A negative number is shown as 0. A number up to and including ``maximumExactCount`` is Grouped;
/// a greater number is "9,999+". So 9,999 is "9,999" and 10,000 is "9,999+". A unit follows directly:
/// "9,999+件".
///
/// ## Percent of(part, whole)
///
/// The exact value of part × 100 / whole, rounded down to an integer. No intermediate result may be
/// rounded or overflow: percent of(`Int.max` − 1, `Int.max`) is 99.
///
/// ## Discount(price, before)
///
/// There is a discount if `before` is present, `before` > 0 and 0 ≤ price < `before`. Its percent
/// is percent of(`before` − price, `before`), from 0 to 100. If the percent is at least 1, the
/// discount's text is the percent and "%OFF": "20%OFF", "100%OFF". If it is 0, the text is "", and
/// the price before is still shown. Without a discount, both the text and the price before are "".
///
/// ## Moment
///
/// A date arrives as whole seconds since 1970 or as an ISO 8601 string of exactly the form
/// `yyyy-MM-ddTHH:mm:ss` and then `Z` or `±HH:mm`: ASCII, fixed widths, capital T and Z, no
/// fraction of a second, no spaces. Month 01–12, a day that the month has, hour 00–23, minute and
/// second 00–59; offset hour 00–23, offset minute 00–59 ("-00:00" is allowed). Any other string is
/// *unusable*, and so is a moment, from either form, before 2000-01-01T00:00:00Z or at or after
/// 2100-01-01T00:00:00Z. An unusable moment is treated as an absent one.
///
/// *Now* is the context's `now` as seconds since 1970, rounded down. Dates and times of day are in
/// the context's time zone and the Gregorian calendar. Two moments are n days apart if their dates
/// are n days apart, at any time of day: 23:59 and 0:00 on the next date are one day apart. *This
/// year* is the calendar year of now.
///
/// ## Clock, weekday
///
/// Clock is a time of day in 24 hours, the hour without a leading zero, the minute with two digits:
/// "0:05", "9:59", "10:00". A weekday is "日", "月", "火", "水", "木", "金" or "土" in ASCII
/// parentheses: "(水)".
///
/// ## Relative
///
/// s is now − moment in seconds, and d is the number of days from the moment's date to now's date.
/// The first row whose condition is true gives the text:
///
/// | when             | text                                     |
/// | ---------------- | ---------------------------------------- |
/// | s ≤ −60          | the date, as in the last two rows        |
/// | −59 ≤ s ≤ 59     | "たった今"                               |
/// | s < 3,600        | "n分前", n = s / 60 rounded down         |
/// | d = 0            | "n時間前", n = s / 3,600 rounded down    |
/// | d = 1            | "昨日"                                   |
/// | 2 ≤ d ≤ 6        | "d日前"                                  |
/// | in this year     | "M月d日", without leading zeros: "3月5日" |
/// | any other        | "yyyy年M月d日": "2025年12月31日"         |
///
/// So 59 minutes ago is "59分前" even if midnight was less than 59 minutes ago.
///
/// ## Remaining
///
/// r is moment − now in seconds. The first row whose condition is true gives the text:
///
/// | when            | text                                                            |
/// | --------------- | --------------------------------------------------------------- |
/// | r ≤ 0           | "終了しました"                                                  |
/// | r < 60          | "まもなく終了"                                                  |
/// | r < 86,400      | "残り HH:MM:SS", two digits each: "残り 03:04:05"               |
/// | r < 8,640,000   | "残りn日 HH:MM:SS", n = r / 86,400 rounded down: "残り1日 03:04:05" |
/// | any other       | "残り100日以上"                                                 |
///
/// A day has 86,400 seconds here. The space is U+0020.
///
/// ## Stamp
///
/// "M/d(weekday) clock", month and day without leading zeros: "4/1(水) 10:00". If the moment is not
/// in this year, "yyyy/" is before it: "2027/1/1(金) 0:00".
///
/// ## Period(start, end)
///
/// The stamp of the start, "〜" (U+301C) and the stamp of the end: "4/1(水) 10:00〜4/3(金) 9:59". Each
/// stamp has its year independently of the other. The stamp of an absent start or end is left out:
/// "〜4/3(金) 9:59", "4/1(水) 10:00〜"; if both are absent, the text is "". An end before its start is
/// formatted like any other.
///
/// ## Expiry
///
/// r is moment − now in seconds, and d is the number of days from now's date to the moment's date.
/// The first row whose condition is true gives the text:
///
/// | when         | text                                                        |
/// | ------------ | ----------------------------------------------------------- |
/// | r ≤ 0        | "期限切れ"                                                  |
/// | d = 0        | "本日まで"                                                  |
/// | d = 1        | "明日まで"                                                  |
/// | in this year | "M月d日(weekday)まで": "4月30日(木)まで"                    |
/// | any other    | "yyyy年M月d日(weekday)まで": "2027年1月31日(日)まで"        |
///
/// ## Rows
///
/// Rows are in the server's order unless the comment of the list gives another order. A list is
/// made in four steps: the rows are sorted, stably; the rows whose name (or title) is "" are
/// removed; of rows with equal ids, the first one is kept; of the rest, the first ``maximumRows``
/// are shown. A row's `id` is the server's id as sent. A content whose list has no rows is empty:
/// its `isEmpty` is `true`.
enum FormattingRules {
  /// The greatest number of rows that the list of a content shows.
  static let maximumRows = 20

  /// The greatest count that is shown exactly.
  static let maximumExactCount = 9_999

  /// The greatest length of a content's title, in Characters.
  static let maximumTitleLength = 40

  /// The greatest length of a row's name, or of another short text such as a badge, in Characters.
  static let maximumNameLength = 60

  /// The greatest length of a paragraph of text, in Characters.
  static let maximumBodyLength = 400

  /// The greatest length of a URL or destination, in UTF-8 bytes.
  static let maximumURLByteCount = 2_048
}
