#if LegacyBridge
import LegacyRx

/// The values of the labels on the legacy side of the channel, computed from the state's relays.
final class LegacyChannelLabelValues {
  let title: Driver<String>
  let playbackText: Driver<String>
  let viewerCountText: Driver<String>
  let likeCountText: Driver<String>
  let comments: Driver<[ChannelViewData.Comment]>
  let unreadCountText: Driver<String>
  let milestoneText: Driver<String>
  let mutedUserCountText: Driver<String>
  let giftSheet: Driver<ChannelViewData.SentGiftSheet?>
  let isPlaying: Driver<Bool>

  init(_ state: LegacyChannelState, formatter: LegacyChannelFormatter) {
    let hasChannel = state.channelID.map { $0 != nil }.distinctUntilChanged()

    title = Observable.combineLatest(state.title, state.channelID)
      .map { formatter.title($0, orID: $1) }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
    playbackText = Observable.combineLatest(state.playedSeconds, state.isPlaying, hasChannel)
      .map { $2 ? formatter.playbackText(playedSeconds: $0, isPlaying: $1) : "オフ" }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
    viewerCountText = Observable.combineLatest(state.viewerCount, hasChannel)
      .map { $1 ? formatter.viewerCountText($0) : "" }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
    likeCountText = Observable.combineLatest(state.sentLikeCount, hasChannel)
      .map { $1 ? formatter.likeCountText($0) : "" }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
    comments = Observable.combineLatest(state.comments, state.mutedUserNames)
      .map { comments, users in
        comments.filter { comment in !users.contains { $0 == comment.remoteSenderName } }
      }
      .map { $0.suffix(50).map(formatter.commentViewData) }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: [])
    unreadCountText = state.unreadCommentCount.map(formatter.unreadCountText)
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
    milestoneText = state.peakViewerCount.map(formatter.milestoneText)
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
    mutedUserCountText = state.mutedUserNames.map { formatter.mutedUserCountText($0.count) }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
    giftSheet =
      Observable
      .combineLatest(state.isGiftSheetShown, state.sentGiftNames, state.sentGiftCountByName)
      .map { isShown, names, counts in
        guard isShown else { return nil }
        let rows = names.map { formatter.giftRow($0, count: counts[$0] ?? 0) }
        let total = counts.values.reduce(0, +)
        return ChannelViewData.SentGiftSheet(
          title: formatter.giftSheetTitle(total: total),
          rows: rows
        )
      }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: nil)
    isPlaying = state.isPlaying.asDriver().distinctUntilChanged()
  }
}
#endif
