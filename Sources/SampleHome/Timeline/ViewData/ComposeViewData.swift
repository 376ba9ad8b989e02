import UIStateLayer

/// The view data of the sheet for writing a post.
struct ComposeViewData: ViewData {
  /// The text.
  let text: String
  /// The number of characters that may be added: "あと128文字", "12文字超過".
  let counter: String
  /// Whether the button for sending is enabled.
  let canSend: Bool
  /// Whether the post is being sent: then the sheet cannot be edited, sent or cancelled.
  let isSending: Bool
}

extension ComposeViewData {
  init(_ draft: TimelineDraft) {
    text = draft.text
    counter =
      draft.remaining >= 0 ? "あと\(draft.remaining)文字" : "\(-draft.remaining)文字超過"
    canSend = draft.canSend
    isSending = draft.isSending
  }
}
