import CounterScreen
import ScreenDocument
import Synchronization
import Testing
import UIStateLayer

@testable import TopScreen

private final class Gate: Sendable {
  private let state = Atomic(false)
  var isOpen: Bool { state.load(ordering: .acquiring) }
  func open() { state.store(true, ordering: .releasing) }
}

/// Screens that are released while an update waits for a later turn of the main queue.
@MainActor
@Suite struct ScreenReleaseTests {
  @Test(.timeLimit(.minutes(1)))
  func `a screen may be released on another thread while its readers wait`() async throws {
    for _ in 0..<1_000 {
      var model: HomeScreenModel? = HomeScreenModel(
        state: DataUIState(),
        routes: DataUIState.routes
      ) { .tokyo }
      try model?.show(.counters("counter#a=1", "sum#s=10"))
      model?.show(TypedContent(.counter, id: "a", CounterResponse(count: 7)))
      let ready = Gate()
      let start = Gate()
      let release = Task.detached { [model] in
        ready.open()
        while !start.isOpen {}
        withExtendedLifetime(model) {}
      }
      model = nil
      while !ready.isOpen {}
      start.open()
      await release.value
    }
  }

  @Test func `a change of phase after the release of its screen is ignored`() {
    let phases = ComposedScreen().phases
    phases.onChange()
  }
}
