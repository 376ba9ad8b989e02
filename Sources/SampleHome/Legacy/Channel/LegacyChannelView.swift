#if LegacyBridge
import LegacyRx

/// The view on the legacy side of the channel, whose labels show the computed values of the store.
@MainActor
final class LegacyChannelView {
  private let title = BehaviorRelay(value: "")
  private let status = BehaviorRelay(value: "")
  private let viewers = BehaviorRelay(value: "")
  private let likes = BehaviorRelay(value: "")
  private let comments = BehaviorRelay<[ChannelViewData.Comment]>(value: [])
  private let unread = BehaviorRelay(value: "")
  private let banner = BehaviorRelay(value: "")
  private let mutedCountText = BehaviorRelay(value: "")
  private let gifts = BehaviorRelay<ChannelViewData.GiftSheet?>(value: nil)
  private let isPlaying = BehaviorRelay(value: false)

  private let store: LegacyChannelStore
  private let disposeBag = DisposeBag()

  init(
    _ store: LegacyChannelStore = LegacyChannelStore(),
    onCommand: @escaping (ChannelViewCommand) -> Void
  ) {
    self.store = store
    let computed = store.computed
    disposeBag.insert(
      computed.title.drive(title),
      computed.status.drive(status),
      computed.viewers.drive(viewers),
      computed.likes.drive(likes),
      computed.comments.drive(comments),
      computed.unread.drive(unread),
      computed.banner.drive(banner),
      computed.mutedCountText.drive(mutedCountText),
      computed.gifts.drive(gifts),
      computed.isPlaying.drive(isPlaying),
      store.commands.emit(onNext: onCommand)
    )
  }

  /// The current texts of the labels, as view data.
  var shownViewData: ChannelViewData {
    ChannelViewData(
      title: title.value,
      status: status.value,
      viewers: viewers.value,
      likes: likes.value,
      comments: comments.value,
      unread: unread.value,
      banner: banner.value,
      muted: mutedCountText.value,
      gifts: gifts.value,
      isPlaying: isPlaying.value
    )
  }

  func perform(_ action: ChannelAction) {
    store.dispatch(action)
  }
}
#endif
