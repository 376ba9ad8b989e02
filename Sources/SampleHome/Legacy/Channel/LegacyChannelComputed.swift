#if LegacyBridge
import LegacyRx

/// The values of the labels on the legacy side of the channel, computed from the state's relays.
final class LegacyChannelComputed {
  let title: Driver<String>
  let status: Driver<String>
  let viewers: Driver<String>
  let likes: Driver<String>
  let comments: Driver<[ChannelViewData.Comment]>
  let unread: Driver<String>
  let banner: Driver<String>
  let mutedCountText: Driver<String>
  let gifts: Driver<ChannelViewData.GiftSheet?>
  let isPlaying: Driver<Bool>

  init(_ state: LegacyChannelState, formatter: LegacyChannelFormatter) {
    let isOn = state.channelID.map { $0 != nil }.distinctUntilChanged()

    title = Observable.combineLatest(state.title, state.channelID)
      .map { formatter.title($0, ofChannel: $1) }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
    status = Observable.combineLatest(state.elapsedSeconds, state.isPlaying, isOn)
      .map { $2 ? formatter.status(seconds: $0, isPlaying: $1) : "オフ" }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
    viewers = Observable.combineLatest(state.viewerCount, isOn)
      .map { $1 ? formatter.viewers($0) : "" }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
    likes = Observable.combineLatest(state.likeCount, isOn)
      .map { $1 ? formatter.likes($0) : "" }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
    comments = Observable.combineLatest(state.comments, state.mutedUsers)
      .map { comments, users in
        comments.filter { comment in !users.contains { $0 == comment.remoteSender } }
      }
      .map { $0.suffix(50).map(formatter.cell) }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: [])
    unread = state.unreadCount.map(formatter.unread)
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
    banner = state.peakViewerCount.map(formatter.banner)
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
    mutedCountText = state.mutedUsers.map { formatter.muted($0.count) }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
    gifts =
      Observable
      .combineLatest(state.isGiftSheetShown, state.giftNames, state.giftCounts)
      .map { isShown, names, counts in
        guard isShown else { return nil }
        let rows = names.map { formatter.giftRow($0, count: counts[$0] ?? 0) }
        let total = counts.values.reduce(0, +)
        return ChannelViewData.GiftSheet(title: formatter.giftTitle(total: total), rows: rows)
      }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: nil)
    isPlaying = state.isPlaying.asDriver().distinctUntilChanged()
  }
}
#endif
