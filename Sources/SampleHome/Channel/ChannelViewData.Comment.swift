import UIStateLayer

extension ChannelViewData {
  /// A comment.
  struct Comment: ViewData, Identifiable {
    /// The comment's number on its channel, counted from 1, including hidden comments.
    let id: Int
    /// Text(60) of the user's name; "ゲスト" for "".
    let user: String
    /// Text(400).
    let text: String
    /// Whether the user wrote it on this device; comments of another user with the same name are
    /// not.
    let isOwn: Bool
  }
}
