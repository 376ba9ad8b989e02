#if LegacyBridge
import LegacyRx

/// The view on the legacy side of the channel, whose labels show the computed values of the store.
@MainActor
final class LegacyChannelView {
  private let title = BehaviorRelay(value: "")
  private let playbackText = BehaviorRelay(value: "")
  private let viewerCountText = BehaviorRelay(value: "")
  private let likeCountText = BehaviorRelay(value: "")
  private let comments = BehaviorRelay<[ChannelViewData.Comment]>(value: [])
  private let unreadCountText = BehaviorRelay(value: "")
  private let milestoneText = BehaviorRelay(value: "")
  private let mutedUserCountText = BehaviorRelay(value: "")
  private let giftSheet = BehaviorRelay<ChannelViewData.GiftSheet?>(value: nil)
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
      computed.playbackText.drive(playbackText),
      computed.viewerCountText.drive(viewerCountText),
      computed.likeCountText.drive(likeCountText),
      computed.comments.drive(comments),
      computed.unreadCountText.drive(unreadCountText),
      computed.milestoneText.drive(milestoneText),
      computed.mutedUserCountText.drive(mutedUserCountText),
      computed.giftSheet.drive(giftSheet),
      computed.isPlaying.drive(isPlaying),
      store.commands.emit(onNext: onCommand)
    )
  }

  /// The current texts of the labels, as view data.
  var shownViewData: ChannelViewData {
    ChannelViewData(
      title: title.value,
      status: playbackText.value,
      viewers: viewerCountText.value,
      likes: likeCountText.value,
      comments: comments.value,
      unread: unreadCountText.value,
      banner: milestoneText.value,
      muted: mutedUserCountText.value,
      gifts: giftSheet.value,
      isPlaying: isPlaying.value
    )
  }

  func perform(_ action: ChannelAction) {
    store.dispatch(action)
  }
}
#endif
