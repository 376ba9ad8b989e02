import UIStateLayer

extension ChannelViewData {
  /// The view data of the sheet with the presents that the user has sent on this channel.
  struct SentGiftSheet: ViewData {
    /// The title: "ギフト"; after it, if presents were sent, "(合計", their number by the rule *Grouped*
    /// of ``FormattingRules``, and "個)".
    let title: String
    /// A text for each name, in the order in which the names were first sent: the name, " ×", and
    /// the number of presents by the rule *Grouped* of ``FormattingRules``.
    let rows: [String]
  }
}
