import UIStateLayer

/// The view data of the live channel, and the rules of its behaviour.
///
/// ``FormattingRules`` defines the rules in italics. A sum that would exceed its limit stops at the
/// limit. Two users are equal if their names, as sent, are equal; the name of the user of this
/// device is "あなた".
///
/// ## Behaviour
///
/// The screen starts without a channel. Without a channel, only the action `tune` has an effect:
/// every other action changes nothing and sends no command.
///
/// - `tune` to the current channel changes nothing, and sends the toast "すでに視聴中です".
/// - `tune` to another channel makes everything as at the start, except the muted users. The
///   channel plays. It sends the sound `tune`.
/// - `play` changes nothing if the channel plays. If it is paused, it plays, and the number of
///   unread comments becomes 0. `play` then sends the sound `resume` and, if comments were unread
///   before, `scrollToBottom` after it.
/// - `pause` pauses the channel.
/// - `secondsElapse` of n seconds adds n to the played time, up to 359,999 seconds, if the channel
///   plays and n > 0.
/// - `viewerCountArrives` to n makes the number of viewers n, or 0 for a negative n. The peak is the
///   greatest number so far. If the peak reaches a higher milestone of 100, 1,000 and 10,000 than
///   before, it sends the sound `milestone`, once.
/// - `like` adds one like. The first like sends the toast "いいねしました", and each tenth like the sound
///   `like`.
/// - `comment` adds the user's comment, and sends `scrollToBottom`. If *Text(400)* of the comment
///   is "", it adds nothing, and sends the toast "コメントを入力してください".
/// - `commentArrives` changes nothing if *Text(400)* of the comment is "". Otherwise it adds the
///   comment. If the author is not muted, it also sends `scrollToBottom` while the channel plays,
///   and makes one more comment unread while it is paused.
/// - `openGifts` opens the sheet of presents, and `closeGifts` closes it.
/// - `sendGifts` of n presents changes nothing if the sheet is closed, or if *Text(60)* of the name
///   is "". For n ≤ 0, it only sends the toast "個数を選んでください". Otherwise it adds n presents, at
///   most 999, with that *Text(60)* as their name, up to 999,999 for each name. It then sends the sound
///   `gift`, and the toast of the name, "を", the added number and "個贈りました".
/// - `mute` mutes a user. If the user was not muted, it sends the toast of *Text(60)* of the name
///   and "をミュートしました". For the user's own name, it changes nothing, and sends the toast
///   "自分はミュートできません".
/// - `unmute` ends the muting of a user.
/// - `goBack` closes the sheet of presents if the sheet is open, and does nothing else. If it is
///   closed, `goBack` makes everything as at the start, with no muted users, and sends `dismiss`.
///
/// A channel keeps its last 200 comments, including the user's. Muting a user does not change the
/// number of unread comments.
struct ChannelViewData: ViewData {
  /// The greatest number of comments that a channel keeps.
  static let maximumKeptComments = 200
  /// The greatest number of comments that the screen shows.
  static let maximumShownComments = 50
  /// The name of the user of this device.
  static let ownUserName = "あなた"

  /// The channel's title by the rule *Text(40)*; if that is "", the channel's id by the same rule;
  /// "チャンネル未選択" without a channel.
  let title: String
  /// The playback: "視聴中 " if the channel plays, "一時停止中 " if it is paused, and the played time:
  /// "0:05", "59:59", from one hour on "1:00:00"; "オフ" without a channel.
  let status: String
  /// The number of viewers; "" without a channel.
  ///
  /// A number below 10,000 is shown by the rule *Grouped*, and "人". A greater number is shown in
  /// units of 10,000, rounded down to tenths, without ".0", and "万人": "1万人", "12.3万人". From
  /// 100,000,000 on, the text is "1億人以上".
  let viewers: String
  /// The number of likes: "いいね" for none, otherwise "いいね ", and the number by the rule *Count*:
  /// "いいね 9,999+"; "" without a channel.
  let likes: String
  /// The last 50 comments of users who are not muted, the oldest first.
  ///
  /// They are chosen among the comments that the channel keeps, without the comments of muted
  /// users.
  let comments: [Comment]
  /// "新着", the number of unread comments, and "件"; "新着99+件" above 99; "" for none.
  let unread: String
  /// "視聴者", the highest milestone that the peak has reached by the rule *Grouped*, and "人突破"; ""
  /// below the first milestone.
  let banner: String
  /// "ミュート中 ", the number of muted users, and "人"; "" for none.
  let muted: String
  /// The sheet of presents; `nil` while it is closed.
  let gifts: SentGiftSheet?
  /// Whether the channel plays; `false` without a channel.
  let isPlaying: Bool
}
