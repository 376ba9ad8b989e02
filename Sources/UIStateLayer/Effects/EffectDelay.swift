/// The delay of an effect, and its clock.
struct EffectDelay: Sendable {
  let duration: Duration
  let clock: any Clock<Duration>

  func wait() async throws {
    try await clock.sleep(for: duration)
  }
}
