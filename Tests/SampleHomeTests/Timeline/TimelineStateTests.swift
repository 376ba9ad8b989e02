import Testing
import UIStateLayer

@testable import SampleHome

@Suite struct TimelineStateTests {
  private static let like = OwnReaction(kind: .like, postID: "a")
  private static let posts = [
    Post(id: "a", author: "A", text: "1", postedAt: nil, likes: 1, isLiked: true),
    Post(id: "b", author: "B", text: "2", postedAt: nil, likes: .max),
  ]

  private func played(
    _ actions: TimelineState.Action...
  ) -> (state: TimelineState, commands: [TimelineCommand]) {
    var state = TimelineState()
    var commands = CommandBuffer<TimelineCommand>()
    state.mutate(with: .firstPageLoaded(Self.posts), emitting: &commands)
    for action in actions { state.mutate(with: action, emitting: &commands) }
    return (state, commands.all)
  }

  @Test func `a reaction is shown at once, and counted once`() {
    let toggled = played(.toggle(Self.like)).state
    #expect(toggled.posts[0].isLiked == false)
    #expect(toggled.posts[0].likes == 0)
    #expect(toggled.pendingState(of: Self.like) == false)

    let kept = played(.toggle(Self.like), .reactionConfirmed(Self.like, isOn: false)).state
    #expect(kept.posts == toggled.posts)
    #expect(kept.pendingState(of: Self.like) == nil)
  }

  @Test func `a failed reaction reverts to the server's value and is reported`() {
    let (state, commands) = played(.toggle(Self.like), .reactionFailed(Self.like, isOn: false))
    #expect(state.posts == Self.posts)
    #expect(commands == [.showToast("反映できませんでした")])
  }

  @Test(
    arguments: [
      ([true, true], true), ([true, false], false), ([false, true], true), ([false, false], true),
    ]
  )
  func `of two reaction changes the one that the server stored last applies`(
    kept: [Bool],
    isLiked: Bool
  ) {
    // Switched off, then on again; the server answers both in order.
    let answers = zip([false, true], kept).map { isOn, isKept -> TimelineState.Action in
      isKept
        ? .reactionConfirmed(Self.like, isOn: isOn) : .reactionFailed(Self.like, isOn: isOn)
    }
    let state = played(.toggle(Self.like), .toggle(Self.like), answers[0], answers[1]).state
    #expect(state.posts[0].isLiked == isLiked)
    #expect(state.posts[0].likes == (isLiked ? 1 : 0))
    #expect(state.pendingState(of: Self.like) == nil)
  }

  @Test func `a newer page does not revert a pending reaction`() {
    let state = played(.toggle(Self.like), .refresh, .firstPageLoaded(Self.posts)).state
    #expect(state.posts[0].isLiked == false)
  }

  @Test func `counts do not overflow, and an action on a missing post changes nothing`() {
    #expect(played(.toggle(OwnReaction(kind: .like, postID: "b"))).state.posts[1].likes == .max)
    #expect(played(.toggle(OwnReaction(kind: .retweet, postID: "x"))).state == played().state)
    let gone = OwnReaction(kind: .like, postID: "x")
    #expect(played(.reactionConfirmed(gone, isOn: true)).state == played().state)
  }

  @Test(
    arguments: [
      ("", false, 140), (" \n", false, 138), ("a", true, 139),
      (String(repeating: "あ", count: 140), true, 0),
      (String(repeating: "👨‍👩‍👧", count: 141), false, -1),
      (String(repeating: "x", count: 5_000), false, -860),
    ]
  )
  func `a draft can be sent with 1 to 140 characters`(text: String, canSend: Bool, remaining: Int) {
    let state = played(.startDraft, .draftChanged(text)).state
    #expect(state.draft?.canSend == canSend)
    #expect(state.draft?.remainingCharacterCount == remaining)
    #expect(played(.startDraft, .draftChanged(text), .sendDraft).state.draft?.isSending == canSend)
  }

  @Test func `a draft that is being sent can neither be changed nor closed`() {
    let sending = played(.startDraft, .draftChanged("a"), .sendDraft).state
    let more = played(
      .startDraft,
      .draftChanged("a"),
      .sendDraft,
      .draftChanged("b"),
      .cancelDraft,
      .startDraft
    )
    #expect(more.state == sending)
  }

  @Test func `without a sheet there is nothing to write, send or close`() {
    #expect(played(.draftChanged("a"), .sendDraft, .cancelDraft).state == played().state)
  }

  @Test func `a sent post is first, once, and the newest post is shown`() {
    let post = Post(id: "b", author: "B", text: "new", postedAt: nil)
    let (state, commands) = played(.startDraft, .draftChanged("new"), .sendDraft, .draftSent(post))
    #expect(state.posts.map(\.id) == ["b", "a"])
    #expect(state.draft == nil)
    #expect(commands == [.scrollToTop, .showToast("投稿しました")])
  }

  @Test func `a draft that failed to send is kept, and can be sent again`() {
    let (state, commands) = played(.startDraft, .draftChanged("a"), .sendDraft, .sendingDraftFailed)
    #expect(state.draft?.text == "a")
    #expect(state.draft?.canSend == true)
    #expect(commands == [.showToast("投稿できませんでした")])
  }
}
