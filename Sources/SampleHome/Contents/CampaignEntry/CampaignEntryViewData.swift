import UIStateLayer

/// The view data of a campaign that the user enters; ``FormattingRules`` defines the rules in italics.
///
/// The campaign is over if now ≥ end. Otherwise it has not started if now < start. Otherwise it is
/// open. A campaign without a start has started; a campaign without an end is never over.
struct CampaignEntryViewData: ViewData {
  /// The title: the response's `title` by the rule *Text(40)*.
  var title: String

  /// The description: the response's `description` by the rule *Text(400)*.
  var description: String

  /// The period of the campaign: the response's `starts_at` and `ends_at` by the rule *Period*; ""
  /// if both are absent or unusable.
  var period: String

  /// The status of the campaign: "開催前" before its start, "開催中" if it is open, "終了" if it is over.
  var status: String

  /// The title of the entry button: "エントリー済み" if the response's `is_entered` is true; otherwise
  /// "受付前" before the start, "エントリーする" if the campaign is open, "受付終了" if it is over.
  var entryLabel: String

  /// Whether the user can enter now: the campaign is open, and the response's `is_entered` is
  /// false.
  var canEnter: Bool

  /// The number of entries: the response's `entry_count` by the rule *Count*, and "人がエントリー":
  /// "1,234人がエントリー", "9,999+人がエントリー", "0人がエントリー"; "" if it is absent or negative.
  var entryCount: String

  /// The required purchase: the response's `minimum_purchase` by the rule *Yen*, and "以上のお買い上げ":
  /// "3,000円以上のお買い上げ"; "" if it is absent, zero or negative.
  var condition: String

  /// The factor for points: "ポイント", the response's `point_rate` by the rule *Grouped*, and "倍":
  /// "ポイント10倍"; "" if it is absent or at most 1.
  var pointRate: String

  /// The URL of the campaign's details: the response's `detail_url` by the rule *URL*.
  var destination: String

  /// Whether there is nothing to draw: ``title`` is "".
  var isEmpty: Bool { title.isEmpty }

  /// The view data before the first response.
  static let initial = Self(
    title: "",
    description: "",
    period: "",
    status: "",
    entryLabel: "",
    canEnter: false,
    entryCount: "",
    condition: "",
    pointRate: "",
    destination: ""
  )
}
