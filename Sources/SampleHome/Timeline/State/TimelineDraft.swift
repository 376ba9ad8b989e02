/// A post that is being written.
struct TimelineDraft: Equatable, Sendable {
  /// How many characters a post may have.
  static let maximumLength = 140
  /// How many characters a draft keeps, so that a pasted book does not stay in memory.
  static let maximumKept = 1_000

  private(set) var text = ""
  private(set) var isSending = false

  /// How many characters may follow; negative if there are too many.
  var remaining: Int { Self.maximumLength - text.count }

  /// Whether there is something to send, short enough, and it is not on its way.
  var canSend: Bool {
    !isSending && remaining >= 0 && text.contains { !$0.isWhitespace }
  }

  /// Takes what was typed, unless the text is on its way.
  mutating func type(_ text: String) {
    guard !isSending else { return }
    self.text = String(text.prefix(Self.maximumKept))
  }

  /// Is on its way, if it can be sent.
  mutating func send() {
    if canSend { isSending = true }
  }

  /// Stays as it was written, to be sent again.
  mutating func sendingFailed() {
    isSending = false
  }
}
