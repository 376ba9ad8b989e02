#if LegacyBridge
import LegacyRx

/// The live channel's screen on the legacy side, without UIKit: it owns the store, and has a relay
/// in place of each label, which receives the store's values.
@MainActor
final class LegacyChannelScreen {
  private let title = BehaviorRelay(value: "")
  private let playbackText = BehaviorRelay(value: "")
  private let viewerCountText = BehaviorRelay(value: "")
  private let likeCountText = BehaviorRelay(value: "")
  private let comments = BehaviorRelay<[ChannelViewData.Comment]>(value: [])
  private let unreadCountText = BehaviorRelay(value: "")
  private let milestoneText = BehaviorRelay(value: "")
  private let mutedUserCountText = BehaviorRelay(value: "")
  private let giftSheet = BehaviorRelay<ChannelViewData.SentGiftSheet?>(value: nil)
  private let isPlaying = BehaviorRelay(value: false)

  private let store: LegacyChannelStore
  private let disposeBag = DisposeBag()

  init(
    _ store: LegacyChannelStore = LegacyChannelStore(),
    onCommand: @escaping (ChannelViewCommand) -> Void
  ) {
    self.store = store
    let labelValues = store.labelValues
    disposeBag.insert(
      labelValues.title.drive(title),
      labelValues.playbackText.drive(playbackText),
      labelValues.viewerCountText.drive(viewerCountText),
      labelValues.likeCountText.drive(likeCountText),
      labelValues.comments.drive(comments),
      labelValues.unreadCountText.drive(unreadCountText),
      labelValues.milestoneText.drive(milestoneText),
      labelValues.mutedUserCountText.drive(mutedUserCountText),
      labelValues.giftSheet.drive(giftSheet),
      labelValues.isPlaying.drive(isPlaying),
      store.commands.emit(onNext: onCommand)
    )
  }

  /// The values that the labels show now, as view data.
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
