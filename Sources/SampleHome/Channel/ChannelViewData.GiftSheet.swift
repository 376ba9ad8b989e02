import UIStateLayer

extension ChannelViewData {
  /// The sheet with the presents that the user has sent on this channel.
  struct GiftSheet: ViewData {
    /// "ギフト"; with presents, "(合計", Grouped of how many and "個)" behind it.
    let title: String
    /// A row for each name, in the order of the first present: the name, " ×" and Grouped of how
    /// many.
    let rows: [String]
  }
}
