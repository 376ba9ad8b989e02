/// Which of several loads counts, whatever the order in which they end.
///
/// A load is known by its number. The result of a load that was started later is the newer one.
struct LoadSequence {
  private var started = 0
  private var running = 0
  private var shown = 0
  private var failed = 0

  /// Whether a load is on its way.
  var isRunning: Bool { running > 0 }

  /// Whether a load has brought a screen.
  var hasShown: Bool { shown > 0 }

  /// Starts a load.
  ///
  /// - Returns: Its number.
  mutating func start() -> Int {
    started += 1
    running += 1
    return started
  }

  /// Notes that a load is over, however it ended.
  mutating func end() {
    running -= 1
  }

  /// Takes a screen that a load brought.
  ///
  /// - Returns: Whether the screen is shown as stale, a newer load having failed; `nil` if it is
  ///   not shown at all, that of a newer load being there.
  mutating func succeed(_ number: Int) -> Bool? {
    guard number > shown else { return nil }
    shown = number
    return failed > number
  }

  /// Takes the failure of a load.
  ///
  /// - Returns: Whether it counts; not if a newer load has brought a screen.
  mutating func fail(_ number: Int) -> Bool {
    failed = max(failed, number)
    return number > shown
  }
}
