/// What the live channel is made of: it has the view data, gives events, and knows no store.
@MainActor
struct ChannelContent {
  /// What the user can do.
  enum Event: Sendable {
    case playTapped
    case likeTapped
    case commented(String)
    case giftsTapped
    case giftsDismissed
    case giftChosen(name: String, count: Int)
    case userMuted(String)
    case backTapped
  }

  let viewData: ChannelViewData
  let onEvent: @MainActor (Event) -> Void
}
