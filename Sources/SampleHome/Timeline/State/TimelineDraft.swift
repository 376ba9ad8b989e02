/// An unsent post.
struct TimelineDraft: Equatable, Sendable {
  /// The greatest length of a post in characters.
  static let maximumLength = 140
  /// The greatest length of a draft in characters, so that a very long pasted text is not kept.
  static let maximumKept = 1_000

  private(set) var text = ""
  private(set) var isSending = false

  /// The number of characters that may be added; negative for a draft that is too long.
  var remaining: Int { Self.maximumLength - text.count }

  /// Whether the text is not empty, short enough, and not being sent.
  var canSend: Bool {
    !isSending && remaining >= 0 && text.contains { !$0.isWhitespace }
  }

  /// Replaces the text, unless it is being sent.
  mutating func type(_ text: String) {
    guard !isSending else { return }
    self.text = String(text.prefix(Self.maximumKept))
  }

  /// Marks the draft as being sent, if it can be sent.
  mutating func send() {
    if canSend { isSending = true }
  }

  /// Marks the draft as unsent after a failure; the text stays.
  mutating func sendingFailed() {
    isSending = false
  }
}
