import UIStateLayer

extension ChannelViewData {
  /// A comment.
  struct Comment: ViewData, Identifiable {
    /// The comment's number on its channel, counted from 1 whether comments are shown or not.
    let id: Int
    /// Text(60) of the user's name; "ゲスト" for "".
    let user: String
    /// Text(400).
    let text: String
    /// Whether the user has written it here; another's of the same name is not.
    let isOwn: Bool
  }
}
