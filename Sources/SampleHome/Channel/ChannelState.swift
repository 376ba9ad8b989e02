import UIStateLayer

/// The state of the live channel, which changes by the rules that ``ChannelViewData`` defines.
struct ChannelState: StoreState {
  typealias Action = ChannelAction
  typealias Command = ChannelViewCommand

  /// The current channel; `nil` before the user has chosen one.
  private(set) var channel: WatchedChannel?
  /// The names of the muted users, as sent.
  private(set) var mutedUserNames: Set<String> = []

  mutating func mutate(with action: Action, emitting commands: inout CommandBuffer<Command>) {
    if case .tune(let id, let title) = action {
      tune(id, title: title, &commands)
    } else if var channel {
      updateCurrentChannel(&channel, with: action, &commands)
      guard action != .goBack || channel.showsGiftSheet else { return leave(&commands) }
      if action == .goBack { channel.showsGiftSheet = false }
      self.channel = channel
    }
  }

  private mutating func tune(_ id: String, title: String, _ commands: inout CommandBuffer<Command>)
  {
    guard id != channel?.id else { return commands.emit(.showToast("すでに視聴中です")) }
    channel = WatchedChannel(id: id, title: title)
    commands.emit(.playSound(.tune))
  }

  private mutating func leave(_ commands: inout CommandBuffer<Command>) {
    self = ChannelState()
    commands.emit(.dismiss)
  }

  private mutating func updateCurrentChannel(
    _ channel: inout WatchedChannel,
    with action: Action,
    _ commands: inout CommandBuffer<Command>
  ) {
    switch action {
    case .play: play(&channel, &commands)
    case .pause: channel.isPlaying = false
    case .secondsElapse(let seconds): channel.addPlayedSecondsIfPlaying(seconds)
    case .viewerCountArrives(let count):
      if channel.updateViewerCountReachingNewMilestone(to: count) {
        commands.emit(.playSound(.milestone))
      }
    case .like: addLike(to: &channel, &commands)
    case .comment(let text): postComment(text, on: &channel, &commands)
    case .commentArrives(let user, let text):
      receiveComment(text, by: user, on: &channel, &commands)
    case .sendGifts(let name, let count): sendGifts(count, of: name, on: &channel, &commands)
    case .openGifts: channel.showsGiftSheet = true
    case .closeGifts: channel.showsGiftSheet = false
    case .mute(let user): mute(user, &commands)
    case .unmute(let user): mutedUserNames.remove(user)
    case .tune, .goBack: break
    }
  }

  private func play(_ channel: inout WatchedChannel, _ commands: inout CommandBuffer<Command>) {
    guard !channel.isPlaying else { return }
    channel.isPlaying = true
    commands.emit(.playSound(.resume))
    if channel.unreadCommentCount > 0 { commands.emit(.scrollToBottom) }
    channel.unreadCommentCount = 0
  }

  private func addLike(to channel: inout WatchedChannel, _ commands: inout CommandBuffer<Command>) {
    channel.sentLikeCount += 1
    if channel.sentLikeCount == 1 { commands.emit(.showToast("いいねしました")) }
    if channel.sentLikeCount.isMultiple(of: 10) { commands.emit(.playSound(.like)) }
  }

  private func postComment(
    _ text: String,
    on channel: inout WatchedChannel,
    _ commands: inout CommandBuffer<Command>
  ) {
    guard text.hasNonWhitespace else { return commands.emit(.showToast("コメントを入力してください")) }
    channel.addComment(text, by: .ownUser)
    commands.emit(.scrollToBottom)
  }

  private func receiveComment(
    _ text: String,
    by user: String,
    on channel: inout WatchedChannel,
    _ commands: inout CommandBuffer<Command>
  ) {
    guard text.hasNonWhitespace else { return }
    channel.addComment(text, by: .otherUser(user))
    guard !mutedUserNames.contains(user) else { return }
    if channel.isPlaying {
      commands.emit(.scrollToBottom)
    } else {
      channel.unreadCommentCount += 1
    }
  }

  private func sendGifts(
    _ count: Int,
    of name: String,
    on channel: inout WatchedChannel,
    _ commands: inout CommandBuffer<Command>
  ) {
    let name = name.trimmedText(upTo: FormattingRules.maximumNameLength)
    guard channel.showsGiftSheet, !name.isEmpty else { return }
    guard count > 0 else { return commands.emit(.showToast("個数を選んでください")) }
    let count = min(count, 999)
    channel.sentGifts.add(count, of: name)
    commands.emit(.playSound(.gift))
    commands.emit(.showToast("\(name)を\(count)個贈りました"))
  }

  private mutating func mute(_ user: String, _ commands: inout CommandBuffer<Command>) {
    guard user != ChannelViewData.ownUserName else {
      return commands.emit(.showToast("自分はミュートできません"))
    }
    guard mutedUserNames.insert(user).inserted else { return }
    let name = user.trimmedText(upTo: FormattingRules.maximumNameLength)
    commands.emit(.showToast("\(name)をミュートしました"))
  }
}

extension String {
  /// Whether at least one Character of the string is not white space; if not, *Text(400)* is "".
  fileprivate var hasNonWhitespace: Bool { contains { !$0.isWhitespace } }
}
