#if LegacyBridge
/// A comment on the legacy side of the channel.
struct LegacyChannelComment {
  /// The comment's number on its channel, from 1.
  let number: Int
  /// The name of the sender, as sent; `nil` for the user of this device.
  let remoteSenderName: String?
  /// The comment's text, as sent.
  let body: String
}
#endif
