import UIStateLayer

/// The sheet in which a post is written.
struct ComposeViewData: ViewData {
  /// What has been written.
  let text: String
  /// How many characters may follow: "あと128文字", "12文字超過".
  let counter: String
  /// Whether the button that sends can be pressed.
  let canSend: Bool
  /// Whether the post is on its way: then nothing can be written, sent or cancelled.
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
