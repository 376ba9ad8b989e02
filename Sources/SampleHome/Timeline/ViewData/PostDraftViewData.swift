import UIStateLayer

/// The view data of the sheet in which the user writes a post.
struct PostDraftViewData: ViewData {
  /// The text of the draft.
  let text: String
  /// The number of characters that may be added, or that are too many: "あと128文字", "12文字超過".
  let counter: String
  /// Whether the button for sending is enabled: the text has at most 140 Characters, at least one
  /// of them is not white space, and it is not being sent.
  let canSend: Bool
  /// Whether the post is being sent; the user then cannot edit, send or cancel it.
  let isSending: Bool
}

extension PostDraftViewData {
  init(_ draft: PostDraft) {
    text = draft.text
    let remaining = draft.remainingCharacterCount
    counter = remaining >= 0 ? "あと\(remaining)文字" : "\(-remaining)文字超過"
    canSend = draft.canSend
    isSending = draft.isSending
  }
}
