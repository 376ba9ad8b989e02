import UIStateLayer

extension ChannelViewData {
  /// The sheet with the presents that the user has sent on this channel.
  struct GiftSheet: ViewData {
    /// "ギフト"; with presents, followed by "(合計", Grouped of their number, and "個)".
    let title: String
    /// A row for each name, in the order of the first present: the name, " ×", and Grouped of the number.
    let rows: [String]
  }
}
