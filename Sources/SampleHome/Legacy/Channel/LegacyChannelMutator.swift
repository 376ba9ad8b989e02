#if LegacyBridge
import LegacyRx

/// The part of the legacy channel's store that applies actions to the state's relays and emits
/// one-time commands.
final class LegacyChannelMutator {
  private let state: LegacyChannelState
  private let commands: PublishRelay<ChannelViewCommand>

  init(state: LegacyChannelState, commands: PublishRelay<ChannelViewCommand>) {
    self.state = state
    self.commands = commands
  }

  func apply(_ action: ChannelAction) {
    if case .tune(let channel, let title) = action { return tune(to: channel, title: title) }
    guard state.channelID.value != nil else { return }
    switch action {
    case .tune: break
    case .play: resume()
    case .pause: state.isPlaying.accept(false)
    case .secondsElapse(let seconds): advance(by: seconds)
    case .viewerCountArrives(let count): updateViewerCount(count)
    case .like: like()
    case .comment(let text): postComment(text)
    case .commentArrives(let user, let text): receiveComment(text, from: user)
    case .sendGifts(let name, let count): sendGifts(named: name, count: count)
    case .openGifts: state.isGiftSheetShown.accept(true)
    case .closeGifts: state.isGiftSheetShown.accept(false)
    case .mute(let user): mute(user)
    case .unmute(let user):
      state.mutedUserNames.accept(state.mutedUserNames.value.filter { $0 != user })
    case .goBack: closeGiftsOrLeave()
    }
  }

  private func tune(to channel: String, title: String) {
    if state.channelID.value == channel {
      commands.accept(.showToast("すでに視聴中です"))
      return
    }
    resetChannel()
    state.channelID.accept(channel)
    state.title.accept(title)
    state.isPlaying.accept(true)
    commands.accept(.playSound(.tune))
  }

  private func resetChannel() {
    state.channelID.accept(nil)
    state.title.accept("")
    state.isPlaying.accept(false)
    for counter in [
      state.playedSeconds, state.viewerCount, state.peakViewerCount, state.sentLikeCount,
      state.lastCommentNumber, state.unreadCommentCount,
    ] {
      counter.accept(0)
    }
    state.comments.accept([])
    state.sentGiftNames.accept([])
    state.sentGiftCountByName.accept([:])
    state.isGiftSheetShown.accept(false)
  }

  /// Closes the sheet of presents if it is open; otherwise leaves the screen.
  private func closeGiftsOrLeave() {
    if state.isGiftSheetShown.value {
      state.isGiftSheetShown.accept(false)
      return
    }
    resetChannel()
    state.mutedUserNames.accept([])
    commands.accept(.dismiss)
  }

  private func resume() {
    if state.isPlaying.value { return }
    let hadUnread = state.unreadCommentCount.value > 0
    state.isPlaying.accept(true)
    state.unreadCommentCount.accept(0)
    commands.accept(.playSound(.resume))
    if hadUnread { commands.accept(.scrollToBottom) }
  }

  private func advance(by seconds: Int) {
    guard state.isPlaying.value && seconds > 0 else { return }
    let (sum, overflows) = state.playedSeconds.value.addingReportingOverflow(seconds)
    state.playedSeconds.accept(overflows ? 359_999 : min(sum, 359_999))
  }

  private func updateViewerCount(_ count: Int) {
    let count = count < 0 ? 0 : count
    let before = LegacyChannelFormatter.highestMilestone(reachedBy: state.peakViewerCount.value)
    state.viewerCount.accept(count)
    if count > state.peakViewerCount.value { state.peakViewerCount.accept(count) }
    if LegacyChannelFormatter.highestMilestone(reachedBy: state.peakViewerCount.value) != before {
      commands.accept(.playSound(.milestone))
    }
  }

  private func like() {
    let count = state.sentLikeCount.value + 1
    state.sentLikeCount.accept(count)
    if count == 1 { commands.accept(.showToast("いいねしました")) }
    if count % 10 == 0 { commands.accept(.playSound(.like)) }
  }

  private func postComment(_ text: String) {
    guard !LegacyTextFormatter.body.string(from: text).isEmpty else {
      commands.accept(.showToast("コメントを入力してください"))
      return
    }
    appendComment(text, from: nil)
    commands.accept(.scrollToBottom)
  }

  private func receiveComment(_ text: String, from user: String) {
    if LegacyTextFormatter.body.string(from: text).isEmpty { return }
    appendComment(text, from: user)
    if state.mutedUserNames.value.contains(user) { return }
    if state.isPlaying.value {
      commands.accept(.scrollToBottom)
    } else {
      state.unreadCommentCount.accept(state.unreadCommentCount.value + 1)
    }
  }

  private func appendComment(_ text: String, from remoteSenderName: String?) {
    let number = state.lastCommentNumber.value + 1
    state.lastCommentNumber.accept(number)
    let comment = LegacyChannelComment(
      number: number,
      remoteSenderName: remoteSenderName,
      body: text
    )
    state.comments.accept(Array((state.comments.value + [comment]).suffix(200)))
  }

  private func sendGifts(named name: String, count: Int) {
    let label = LegacyTextFormatter.name.string(from: name)
    if !state.isGiftSheetShown.value || label == "" { return }
    if count <= 0 {
      commands.accept(.showToast("個数を選んでください"))
      return
    }
    let sent = count > 999 ? 999 : count
    var counts = state.sentGiftCountByName.value
    if counts[label] == nil { state.sentGiftNames.accept(state.sentGiftNames.value + [label]) }
    counts[label] = min(counts[label, default: 0] + sent, 999_999)
    state.sentGiftCountByName.accept(counts)
    commands.accept(.playSound(.gift))
    commands.accept(.showToast(label + "を" + String(sent) + "個贈りました"))
  }

  private func mute(_ user: String) {
    if user == "あなた" {
      commands.accept(.showToast("自分はミュートできません"))
    } else if !state.mutedUserNames.value.contains(user) {
      state.mutedUserNames.accept(state.mutedUserNames.value + [user])
      let label = LegacyTextFormatter.name.string(from: user)
      commands.accept(.showToast(label + "をミュートしました"))
    }
  }
}
#endif
