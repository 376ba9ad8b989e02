/// The display rules that every content of the home screen shares.
///
/// The doc comments of the view data say which rule a field follows; this comment defines the
/// rules. A field without a rule of its own is the empty string for an absent value. All texts are
/// Japanese in every locale. No rule fails: every number has a text, however large or negative.
///
/// ## Text(n)
///
/// Characters for which `Character.isWhitespace` holds are removed from both ends, but not from the
/// middle. The result is shown completely if it has at most n Characters; otherwise as its first n
/// − 1 Characters and "…" (U+2026). White space is not removed after the cut.
///
/// ## URL
///
/// The string as sent, untrimmed, if its UTF-8 bytes begin with `https://` and are at most
/// ``maximumURLLength``; else "".
///
/// ## Grouped
///
/// An integer in ASCII digits with "," between groups of three and "-" (U+002D) directly before the
/// first digit of a negative one: "0", "999", "1,000", "-1,980", "9,223,372,036,854,775,807",
/// "-9,223,372,036,854,775,808".
///
/// ## Yen, points
///
/// Yen is Grouped and "円": "1,980円", "0円", "-500円". A field whose rule is *Yen or free* shows
/// "無料" for exactly 0 and Yen for the rest. Points are Grouped and "ポイント": "1,234ポイント".
///
/// ## Count
///
/// A negative number counts as 0. Up to and including ``maximumCount`` it is Grouped; above, it is
/// "9,999+". So 9,999 is "9,999" and 10,000 is "9,999+". Units follow it directly: "9,999+件".
///
/// ## Percent of(part, whole)
///
/// The exact value of part × 100 / whole, rounded down to an integer. No intermediate result may be
/// rounded or overflow: percent of(`Int.max` − 1, `Int.max`) is 99.
///
/// ## Discount(price, before)
///
/// There is a discount if `before` is present, `before` > 0 and 0 ≤ price < `before`. Its percent is
/// percent of(`before` − price, `before`), 0 to 100. From 1 on its text is the percent and "%OFF":
/// "20%OFF", "100%OFF". At 0 the text is "" and the price before is still shown. Without a discount
/// both the text and the price before are "".
///
/// ## Moment
///
/// A date arrives as whole seconds since 1970 or as an ISO 8601 string of exactly the form
/// `yyyy-MM-ddTHH:mm:ss` and then `Z` or `±HH:mm`: ASCII, fixed widths, capital T and Z, no
/// fraction of a second, no spaces. Month 01–12, a day that the month has, hour 00–23, minute and
/// second 00–59; offset hour 00–23, offset minute 00–59 ("-00:00" is fine). Anything else is
/// *unusable*, and so is a moment, from either form, before 2000-01-01T00:00:00Z or at or after
/// 2100-01-01T00:00:00Z. An unusable moment reads as an absent one; its field shows "" unless it
/// says otherwise.
///
/// *Now* is the context's `now` as seconds since 1970, rounded down. Days, hours and years are in
/// the context's time zone and the Gregorian calendar. Two moments are n days apart if their dates
/// are, independent of the time of day: 23:59 and 0:00 on the next date are one day apart. *This
/// year* is the calendar year of now.
///
/// ## Clock, weekday
///
/// Clock is 24 hours, the hour without a leading zero, the minute with two digits: "0:05", "9:59",
/// "10:00". Weekdays are "日", "月", "火", "水", "木", "金", "土" in ASCII parentheses: "(水)".
///
/// ## Relative
///
/// With s = now − moment in seconds and d = days from the moment's date to now's date, the first
/// row that holds:
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
/// So 59 minutes ago is "59分前" even when midnight lies between.
///
/// ## Remaining
///
/// With r = moment − now in seconds, the first row that holds:
///
/// | when            | text                                                            |
/// | --------------- | --------------------------------------------------------------- |
/// | r ≤ 0           | "終了しました"                                                  |
/// | r < 60          | "まもなく終了"                                                  |
/// | r < 86,400      | "残り HH:MM:SS", two digits each: "残り 03:04:05"               |
/// | r < 8,640,000   | "残りn日 HH:MM:SS", n = r / 86,400 rounded down: "残り1日 03:04:05" |
/// | any other       | "残り100日以上"                                                 |
///
/// Days are of 86,400 seconds. The space is U+0020.
///
/// ## Stamp
///
/// "M/d(weekday) clock", without leading zeros: "4/1(水) 10:00"; with "yyyy/" before it if the
/// moment is not in this year: "2027/1/1(金) 0:00".
///
/// ## Period(start, end)
///
/// The stamp of the start, "〜" (U+301C) and the stamp of the end: "4/1(水) 10:00〜4/3(金) 9:59". Each
/// stamp has its year independent of the other. An absent start or end is omitted: "〜4/3(金) 9:59",
/// "4/1(水) 10:00〜"; if both are absent the text is "". An end before its start is formatted
/// normally.
///
/// ## Expiry
///
/// With r = moment − now in seconds and d = days from now's date to the moment's date, the first
/// row that holds:
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
/// Rows are in the server's order unless the list says that it is sorted; sorting is stable, and
/// comes first. Then rows whose name (or title) is "" are omitted; of rows with equal ids, the
/// first one is kept; the first ``maximumRows`` of the rest are shown. A row's `id` is the server's
/// as sent. A list without rows makes the content `isEmpty`.
enum DisplayRules {
  /// The greatest number of rows in a list.
  static let maximumRows = 20

  /// The largest count that is shown exactly.
  static let maximumCount = 9_999

  /// The longest heading of a content, in Characters.
  static let maximumTitleLength = 40

  /// The longest name of a row, in Characters.
  static let maximumNameLength = 60

  /// The longest running text, in Characters.
  static let maximumBodyLength = 400

  /// The longest URL or destination, in UTF-8 bytes.
  static let maximumURLLength = 2_048
}
