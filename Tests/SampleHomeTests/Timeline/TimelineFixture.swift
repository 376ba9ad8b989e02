import TestSupport
import TopScreen
import UIStateLayer

@testable import SampleHome

/// A timeline whose responses take a second on a clock that a test advances.
@MainActor
final class TimelineFixture {
  let clock = TestClock()
  let repository: InMemoryTimelineRepository
  let screen: TimelineScreenModel
  private(set) var contents: [TimelineViewArguments] = []
  private(set) var commands: [TimelineCommand] = []
  private var tokens: [StateObservation] = []

  init() throws {
    repository = InMemoryTimelineRepository(
      now: .sampleNow,
      latency: .seconds(1),
      clock: clock
    )
    screen = TimelineScreenModel(repository: repository, context: try .sample())
    tokens = [
      screen.observe { [weak self] in self?.contents.append($0) },
      screen.listen { [weak self] in self?.commands.append($0) },
    ]
  }

  /// Returns a timeline with its first page loaded.
  static func loaded() async throws -> TimelineFixture {
    let fixture = try TimelineFixture()
    fixture.screen.refresh()
    await fixture.answer()
    return fixture
  }

  var viewData: TimelineViewData { screen.viewArguments.viewData }

  func send(_ event: TimelineUserEvent) { screen.viewArguments.onEvent(event) }

  /// Answers a number of simultaneous requests, and runs the work that follows.
  func answer(_ count: Int = 1) async {
    await clock.waitForSleepers(count)
    clock.advance(by: .seconds(1))
    await screen.waitForRequests()
  }
}
