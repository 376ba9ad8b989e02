import UIStateLayer

/// The view data of the live channel, and the rules of its behaviour.
///
/// Text(n), Grouped and Count are those of ``DisplayRules``. Every sum stops at its limit instead
/// of overflowing. Users are equal if their names as sent are; the user's own is "あなた".
///
/// ## Behaviour
///
/// The screen starts without a channel, and then accepts only `tune`: every other action changes
/// nothing and sends no command.
///
/// | action | change | commands |
/// | --- | --- | --- |
/// | tune | to the channel that is on: none; to another: everything as at the start but who is muted; it plays | "すでに視聴中です" as toast; the sound `tune` |
/// | play | a paused channel plays, nothing is unread; none if it plays | the sound `resume`, then, if something was unread, scrollToBottom |
/// | pause | it no longer plays | |
/// | tick n | while it plays, n > 0 seconds more have elapsed, up to 359,999 | |
/// | viewers n | n watch, 0 for a negative n; the peak is the most so far | if the peak reaches a higher milestone of 100, 1,000 and 10,000: the sound `milestone`, once |
/// | like | one like more | the first: the toast "いいねしました"; each tenth: the sound `like` |
/// | comment | the user's comment is added; none if Text(400) of it is "" | scrollToBottom; for none the toast "コメントを入力してください" |
/// | commentArrives | the comment is added; none if Text(400) of it is "". If its user is not muted and it is paused, one more is unread | if its user is not muted and it plays: scrollToBottom |
/// | openGifts, closeGifts | the sheet is open, or is not | |
/// | gift | none without the sheet, for a name of which Text(60) is "", and for n ≤ 0; else n, at most 999, more of that Text(60), up to 999,999 | with the sheet and a name: the toast "個数を選んでください" for n ≤ 0; else the sound `gift`, then the toast name, "を", n, "個贈りました" |
/// | mute | the user is muted; none for the user's own name | the toast "自分はミュートできません" for that; if they were not: the toast Text(60) of the name and "をミュートしました" |
/// | unmute | the user is not muted | |
/// | leave | an open sheet closes, and nothing more; else everything is as at the start | dismiss, if no sheet was open |
///
/// A channel keeps its latest 200 comments, including the user's own. The number of unread comments
/// does not change when their user is muted.
struct ChannelViewData: ViewData {
  /// The greatest number of comments that are kept.
  static let maximumKeptComments = 200
  /// The greatest number of comments that are shown.
  static let maximumComments = 50
  /// The user's own name.
  static let ownName = "あなた"

  /// Text(40) of the title; for "" that of the channel; "チャンネル未選択" without a channel.
  let title: String
  /// "視聴中 " or "一時停止中 " and the elapsed time: "0:05", "59:59", from an hour on "1:00:00";
  /// "オフ" without a channel.
  let status: String
  /// The number of viewers; "" without a channel.
  ///
  /// Below 10,000 Grouped and "人"; then ten-thousands, rounded down to tenths, without ".0", and
  /// "万人": "1万人", "12.3万人"; from 100,000,000 on "1億人以上".
  let viewers: String
  /// "いいね" for none, else that, a space and Count: "いいね 9,999+"; "" without a channel.
  let likes: String
  /// The latest 50 of the kept comments whose users are not muted, the oldest first.
  let comments: [Comment]
  /// "新着", the number of unread comments and "件", "新着99+件" above 99; "" for none.
  let unread: String
  /// "視聴者", Grouped of the highest milestone that the peak has reached, and "人突破"; "" below.
  let banner: String
  /// "ミュート中 ", the number of muted users and "人"; "" for none.
  let muted: String
  /// The presents, while their sheet is open.
  let gifts: GiftSheet?
  /// Whether the channel plays.
  let isPlaying: Bool
}
