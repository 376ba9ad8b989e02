import CounterScreen
import Testing

@testable import TopScreen

/// Work that waits for a later turn of the main queue while its screen is released, which can happen
/// on another thread.
@MainActor
@Suite struct ScreenReleaseTests {
  @Test func `a change of phase after the release of its screen is ignored`() {
    let visibilityUpdater = ComposedScreen().visibilityUpdater
    visibilityUpdater.onPhaseChange()
  }

  @Test func `a refresh of readers after the release of their screen is ignored`() throws {
    var dependencies: SlotDependencies? = SlotDependencies(
      DataUIState.routes,
      state: DataUIState()
    ) { _ in nil }
    let refresh = try #require(dependencies).scheduledRecomputation
    dependencies = nil
    refresh.workInLaterTurn()
  }
}
