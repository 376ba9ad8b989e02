/// How long an effect waits for its start, and on which clock.
struct EffectDelay: Sendable {
  let duration: Duration
  let clock: any Clock<Duration>

  func wait() async throws {
    try await clock.sleep(for: duration)
  }
}
