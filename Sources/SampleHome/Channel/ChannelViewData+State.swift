extension ChannelViewData {
  /// Creates the view data of a state of the live channel.
  init(_ state: ChannelState) {
    let channel = state.channel
    title = channel.map(Self.title) ?? "チャンネル未選択"
    status = channel.map(Self.playbackText) ?? "オフ"
    viewers = channel.map { Self.viewerCountText($0.viewerCount) } ?? ""
    likes = channel.map { Self.likeCountText($0.sentLikeCount) } ?? ""
    comments = Self.comments(of: channel, without: state.mutedUserNames)
    unread = Self.unreadCountText(channel?.unreadCommentCount ?? 0)
    banner = channel?.highestViewerMilestone.map { "視聴者\(GroupedNumberFormat.text($0))人突破" } ?? ""
    muted = state.mutedUserNames.isEmpty ? "" : "ミュート中 \(state.mutedUserNames.count)人"
    gifts = channel.flatMap { $0.showsGiftSheet ? SentGiftSheet($0.sentGifts) : nil }
    isPlaying = channel?.isPlaying ?? false
  }

  private static func title(of channel: WatchedChannel) -> String {
    let length = FormattingRules.maximumTitleLength
    return String?(channel.title)
      .trimmedText(upTo: length, or: channel.id.trimmedText(upTo: length))
  }

  private static func playbackText(of channel: WatchedChannel) -> String {
    let (hours, rest) = channel.playedSeconds.quotientAndRemainder(dividingBy: 3_600)
    let (minutes, seconds) = rest.quotientAndRemainder(dividingBy: 60)
    let clock =
      hours > 0
      ? "\(hours):\(TwoDigitFormat.text(minutes)):\(TwoDigitFormat.text(seconds))"
      : "\(minutes):\(TwoDigitFormat.text(seconds))"
    return (channel.isPlaying ? "視聴中 " : "一時停止中 ") + clock
  }

  private static func viewerCountText(_ count: Int) -> String {
    guard count >= 10_000 else { return "\(GroupedNumberFormat.text(count))人" }
    guard count < 100_000_000 else { return "1億人以上" }
    let (whole, tenth) = (count / 1_000).quotientAndRemainder(dividingBy: 10)
    return tenth == 0 ? "\(whole)万人" : "\(whole).\(tenth)万人"
  }

  private static func likeCountText(_ count: Int) -> String {
    count == 0 ? "いいね" : "いいね \(CappedCountFormat.text(count))"
  }

  private static func unreadCountText(_ count: Int) -> String {
    count == 0 ? "" : "新着\(count > 99 ? "99+" : "\(count)")件"
  }

  private static func comments(
    of channel: WatchedChannel?,
    without muted: Set<String>
  ) -> [Comment] {
    let shown = (channel?.comments ?? []).lazy.filter { !muted.contains($0.author.name) }
    return shown.suffix(maximumShownComments).map(Comment.init)
  }
}

extension ChannelViewData.Comment {
  fileprivate init(_ comment: ChannelComment) {
    id = comment.id
    user = String?(comment.author.name)
      .trimmedText(upTo: FormattingRules.maximumNameLength, or: "ゲスト")
    text = comment.text.trimmedText(upTo: FormattingRules.maximumBodyLength)
    isOwn = comment.author == .ownUser
  }
}

extension ChannelViewData.SentGiftSheet {
  fileprivate init(_ gifts: SentGiftCountsByName) {
    let total = gifts.total
    title = total == 0 ? "ギフト" : "ギフト(合計\(GroupedNumberFormat.text(total))個)"
    rows = gifts.namedCounts.map { "\($0.name) ×\(GroupedNumberFormat.text($0.count))" }
  }
}
