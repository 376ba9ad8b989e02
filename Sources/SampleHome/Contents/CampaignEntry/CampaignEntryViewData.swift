import UIStateLayer

/// A campaign that the user enters, as view data; its rules are those of ``DisplayRules``.
///
/// The campaign is *over* if now ≥ end; otherwise *before* its start if now < start; otherwise
/// *open*. An absent start has passed, an absent end never comes.
struct CampaignEntryViewData: ViewData {
  /// `title`: Text(``DisplayRules/maximumTitleLength``).
  var title: String

  /// `description`: Text(``DisplayRules/maximumBodyLength``).
  var description: String

  /// Period(`starts_at`, `ends_at`).
  var period: String

  /// "開催前" before the start, "開催中" while open, "終了" when over.
  var status: String

  /// "エントリー済み" where `is_entered`, at any time; else "受付前" before the start,
  /// "エントリーする" while open, "受付終了" when over.
  var entryLabel: String

  /// Whether the user can enter now: open, and not `is_entered`.
  var canEnter: Bool

  /// `entry_count`: Count and "人がエントリー": "1,234人がエントリー", "9,999+人がエントリー"; "" where it
  /// is absent or negative, "0人がエントリー" for 0.
  var entryCount: String

  /// `minimum_purchase`: Yen and "以上のお買い上げ": "3,000円以上のお買い上げ"; "" where it is absent,
  /// zero or negative.
  var condition: String

  /// `point_rate`: "ポイント", Grouped and "倍": "ポイント10倍"; "" where it is absent or at most 1.
  var pointRate: String

  /// `detail_url`: URL.
  var destination: String

  /// Whether there is no campaign: ``title`` is "".
  var isEmpty: Bool { title.isEmpty }

  /// The content before its first response.
  static let placeholder = Self(
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
