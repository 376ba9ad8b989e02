/// The response of one content that waits to be compared.
///
/// ```
/// none ──delivered──▶ due ──candidateRan──▶ ran ──take──▶ none
///                      ▲ │                   ▲
///             delivered│ └──▶ settling ──────┤ settled
///                      │          └──▶ late ─┘ take
/// ```
///
/// A new delivery replaces the pending response in every state. A response is compared only when
/// its candidate has run, and its sides have settled or their time is over.
struct ComparisonQueue: Equatable {
  /// The state of the newest response, with its number.
  enum Head: Equatable {
    case none
    /// The response's candidate has not run.
    case due(Int)
    /// The response's candidate has run, and a side is still at work.
    case settling(Int)
    /// The response is ready to be compared.
    case ran(Int)
    /// A side was still at work at the end of the settling time.
    case late(Int)
  }

  /// The treatment of the newest response.
  enum Taken: Equatable {
    /// The response was not removed, or there is none.
    case nothing
    /// The response was removed and is to be compared.
    case compare
    /// The response was removed and is to be skipped as late.
    case late
  }

  private(set) var head = Head.none
  /// The number of responses that newer ones have replaced since the last call of ``take(upTo:)``.
  private(set) var overtaken = 0

  /// Whether a response is pending, in any state.
  var isWaiting: Bool { head != .none }

  /// Whether the newest response waits for its candidate to run.
  var isDue: Bool { if case .due = head { true } else { false } }

  mutating func delivered(_ number: Int) {
    if isWaiting { overtaken += 1 }
    head = .due(number)
  }

  mutating func candidateRan(isSettled: Bool) {
    guard case .due(let number) = head else { return }
    head = isSettled ? .ran(number) : .settling(number)
  }

  mutating func settled() {
    if case .settling(let number) = head { head = .ran(number) }
  }

  mutating func ranLate() {
    if case .settling(let number) = head { head = .late(number) }
  }

  /// Records that an input of the candidate has changed, so that it has to run again.
  mutating func candidateOutdated() {
    switch head {
    case .settling(let number), .ran(let number), .late(let number): head = .due(number)
    case .none, .due: break
    }
  }

  /// Returns whether ``take(upTo:)`` would remove a response.
  func hasResults(upTo number: Int) -> Bool {
    if overtaken > 0 { return true }
    switch head {
    case .ran(let waiting), .late(let waiting): return waiting <= number
    case .none, .due, .settling: return false
    }
  }

  /// Removes the replaced responses, and the newest one if it is ready and its number is at most
  /// `number`.
  ///
  /// - Returns: The number of replaced responses, and the treatment of the newest one.
  mutating func take(upTo number: Int) -> (overtaken: Int, newest: Taken) {
    defer { overtaken = 0 }
    switch head {
    case .ran(let waiting) where waiting <= number:
      head = .none
      return (overtaken, .compare)
    case .late(let waiting) where waiting <= number:
      head = .none
      return (overtaken, .late)
    case .none, .due, .settling, .ran, .late:
      return (overtaken, .nothing)
    }
  }

  /// Discards the newest response.
  mutating func discardPending() { head = .none }

  /// Discards all responses.
  ///
  /// - Returns: The number of responses that are not compared.
  mutating func discardAll() -> Int {
    defer { self = ComparisonQueue() }
    return overtaken + (isWaiting ? 1 : 0)
  }
}
