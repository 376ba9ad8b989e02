import UIStateLayer

/// The state of the timeline, which the actions of the user and the server change.
struct TimelineState: StoreState {
  enum Action: Sendable {
    /// Loading the first page starts.
    case refresh
    /// The first page has been loaded.
    case firstPageLoaded([Post])
    /// Loading the first page has failed.
    case firstPageLoadingFailed
    /// The user switches a reaction on or off.
    case toggle(OwnReaction)
    /// The server has switched a reaction on or off.
    case reactionConfirmed(OwnReaction, isOn: Bool)
    /// Switching a reaction on or off has failed.
    case reactionFailed(OwnReaction, isOn: Bool)
    /// The user opens the sheet for writing a post.
    case startDraft
    /// The user has changed the text of the draft.
    case draftChanged(String)
    /// The user closes the sheet without sending the draft.
    case cancelDraft
    /// The user sends the draft.
    case sendDraft
    /// The draft has been sent as this post.
    case draftSent(Post)
    /// Sending the draft has failed.
    case sendingDraftFailed
  }

  /// The loading state of the first page.
  enum FirstPageLoading: Sendable {
    /// The first page is not being loaded, and the last loading did not fail.
    case notRunning
    /// The first page is being loaded.
    case running
    /// The last loading of the first page has failed.
    case failed
  }

  /// The loading state of the first page.
  private(set) var firstPageLoading = FirstPageLoading.notRunning
  /// The post that the user is writing; `nil` while the sheet is closed.
  private(set) var draft: PostDraft?
  private var confirmedPosts: [Post] = []
  /// The wanted states of the reactions that the user has switched and the server has neither
  /// confirmed nor rejected.
  private var pendingStateOfReaction: [OwnReaction: Bool] = [:]

  /// The posts as the user sees them, with the reactions that are not confirmed yet; the newest
  /// first.
  var posts: [Post] { confirmedPosts.map(applyingPendingReactions) }

  /// The text of the draft; empty without a draft.
  var draftText: String { draft?.text ?? "" }

  /// Returns the wanted state of a reaction; `nil` if the reaction is not being sent.
  func pendingState(of reaction: OwnReaction) -> Bool? { pendingStateOfReaction[reaction] }

  mutating func mutate(with action: Action, emitting commands: inout CommandBuffer<TimelineCommand>)
  {
    switch action {
    case .refresh:
      firstPageLoading = .running
    case .firstPageLoaded(let posts):
      confirmedPosts = posts
      firstPageLoading = .notRunning
    case .firstPageLoadingFailed:
      firstPageLoading = .failed
    case .toggle(let reaction):
      guard let post = posts.first(where: { $0.id == reaction.postID }) else { return }
      pendingStateOfReaction[reaction] = !post[reaction.kind]
    case .reactionConfirmed(let reaction, let isOn):
      confirm(reaction, isOn: isOn)
    case .reactionFailed(let reaction, let isOn):
      if pendingStateOfReaction[reaction] == isOn { pendingStateOfReaction[reaction] = nil }
      commands.emit(.showToast("反映できませんでした"))
    case .startDraft:
      if draft == nil { draft = PostDraft() }
    case .draftChanged(let text):
      draft?.replaceText(with: text)
    case .cancelDraft:
      if draft?.isSending == false { draft = nil }
    case .sendDraft:
      draft?.markAsSendingIfAllowed()
    case .draftSent(let post):
      draft = nil
      confirmedPosts.removeAll { $0.id == post.id }
      confirmedPosts.insert(post, at: 0)
      commands.emit(.scrollToTop)
      commands.emit(.showToast("投稿しました"))
    case .sendingDraftFailed:
      draft?.markAsNotSending()
      commands.emit(.showToast("投稿できませんでした"))
    }
  }

  private mutating func confirm(_ reaction: OwnReaction, isOn: Bool) {
    if pendingStateOfReaction[reaction] == isOn { pendingStateOfReaction[reaction] = nil }
    guard let index = confirmedPosts.firstIndex(where: { $0.id == reaction.postID }) else { return }
    confirmedPosts[index] = confirmedPosts[index].setting(reaction.kind, to: isOn)
  }

  private func applyingPendingReactions(to post: Post) -> Post {
    guard !pendingStateOfReaction.isEmpty else { return post }
    var post = post
    for kind in [OwnReaction.Kind.like, .retweet] {
      let reaction = OwnReaction(kind: kind, postID: post.id)
      guard let isOn = pendingStateOfReaction[reaction] else { continue }
      post = post.setting(kind, to: isOn)
    }
    return post
  }
}
