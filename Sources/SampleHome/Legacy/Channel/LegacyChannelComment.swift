#if LegacyBridge
/// A line of the old chat.
struct LegacyChannelComment {
  let number: Int
  let sender: String?
  let body: String
}
#endif
