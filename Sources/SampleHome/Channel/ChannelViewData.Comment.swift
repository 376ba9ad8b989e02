import UIStateLayer

extension ChannelViewData {
  /// The view data of a comment; ``FormattingRules`` defines the rules in italics.
  struct Comment: ViewData, Identifiable {
    /// The comment's number on its channel, from 1; comments that are not shown are counted too.
    let id: Int
    /// The author's name by the rule *Text(60)*; "ゲスト" if that is "".
    let user: String
    /// The comment's text by the rule *Text(400)*.
    let text: String
    /// Whether the user of this device wrote the comment; `false` for another user with the same
    /// name.
    let isOwn: Bool
  }
}
