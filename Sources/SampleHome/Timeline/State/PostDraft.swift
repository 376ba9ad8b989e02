/// A post that the user is writing and that is not sent yet.
struct PostDraft: Equatable, Sendable {
  /// The greatest length of a post in characters.
  static let maximumPostLength = 140
  /// The greatest length of a draft in characters; a longer text is cut, so that a very long pasted
  /// text is not kept.
  static let maximumDraftLength = 1_000

  /// The text of the draft.
  private(set) var text = ""
  /// Whether the draft is being sent.
  private(set) var isSending = false

  /// The number of characters that may be added; negative for a draft that is too long.
  var remainingCharacterCount: Int { Self.maximumPostLength - text.count }

  /// Whether the draft can be sent: it is not being sent, and its text has at most 140 characters,
  /// of which at least one is not white space.
  var canSend: Bool {
    !isSending && remainingCharacterCount >= 0 && text.contains { !$0.isWhitespace }
  }

  /// Replaces the text, cut after ``maximumDraftLength`` characters; does nothing while the draft
  /// is being sent.
  mutating func replaceText(with text: String) {
    guard !isSending else { return }
    self.text = String(text.prefix(Self.maximumDraftLength))
  }

  /// Marks the draft as being sent, if ``canSend``.
  mutating func markAsSendingIfAllowed() {
    if canSend { isSending = true }
  }

  /// Marks the draft as not being sent after a failure; the text stays.
  mutating func markAsNotSending() {
    isSending = false
  }
}
