import CounterScreen
import Foundation
import ScreenDocument
import TestSupport
import Testing
import TopScreen
import UIStateLayer

/// Contents that appear and disappear by time, without a call.
@MainActor
@Suite struct FollowedTimeTests {
  /// A screen at a moment that tests set, in seconds from the fixtures' now.
  @MainActor
  private final class Fixture {
    let clock = TestClock()
    private(set) var presenter: RecordingPresenter? = RecordingPresenter()
    private var seconds = 0.0
    private(set) lazy var screen = ComposedScreen(now: { [unowned self] in
      ViewDataContext.tokyo.now.addingTimeInterval(seconds)
    })

    /// Releases the presenter, which the screen does not retain; `show` makes a new one.
    func releasePresenter() { presenter = nil }

    func show(_ contents: (id: String, rule: String, seconds: Double)...) throws {
      let presenter = self.presenter ?? RecordingPresenter()
      self.presenter = presenter
      let start = ViewDataContext.tokyo.now.timeIntervalSince1970
      screen.show(
        try .ruled(
          contents.map { content in
            let moment = Int(start + content.seconds)
            return #"c#\#(content.id) "visibility": { "\#(content.rule)": \#(moment) }"#
          }
        ),
        through: presenter
      )
    }

    func set(_ newSeconds: Double) { seconds = newSeconds }

    func pass(_ duration: Double) {
      seconds += duration
      clock.advance(by: .seconds(duration))
    }

    /// Waits until the stack shows these contents, and the next moment is awaited.
    func shows(_ ids: [ContentID], asleep: Int) async {
      while screen.stack.ids != ids || clock.sleepingTaskCount != asleep, !Task.isCancelled {
        await Task.yield()
      }
    }
  }

  private let fixture = Fixture()

  @Test(.timeLimit(.minutes(20))) func `contents appear and disappear at their moments`()
    async throws
  {
    try fixture.show(("a", "until", 10), ("b", "from", 20), ("c", "until", 100))
    let task = Task { [fixture] in await fixture.screen.followTime(on: fixture.clock) }
    await fixture.shows(["a", "c"], asleep: 1)

    fixture.pass(9)
    await fixture.shows(["a", "c"], asleep: 1)
    fixture.pass(1)
    await fixture.shows(["c"], asleep: 1)
    fixture.pass(10)
    await fixture.shows(["b", "c"], asleep: 1)
    fixture.pass(60)
    await fixture.shows(["b", "c"], asleep: 1)
    fixture.pass(20)
    await fixture.shows(["b"], asleep: 0)

    #expect(
      fixture.presenter?.newCalls() == [
        "deliver a", "deliver c", "release a", "deliver b", "release c",
      ]
    )
    task.cancel()
    await task.value
  }

  @Test(.timeLimit(.minutes(20))) func `a document with an earlier moment reschedules at once`()
    async throws
  {
    try fixture.show(("a", "until", 50))
    let task = Task { [fixture] in await fixture.screen.followTime(on: fixture.clock) }
    await fixture.shows(["a"], asleep: 1)

    try fixture.show(("a", "until", 50), ("b", "until", 5))
    await fixture.shows(["a", "b"], asleep: 1)
    // The sleep until 50 is over, and the next one has begun.
    for _ in 0..<100 { await Task.yield() }
    await fixture.shows(["a", "b"], asleep: 1)
    fixture.pass(5)
    await fixture.shows(["a"], asleep: 1)

    task.cancel()
    await task.value
  }

  @Test(.timeLimit(.minutes(20))) func `a moment that passed in the meantime is caught up`()
    async throws
  {
    try fixture.show(("a", "until", 10), ("b", "until", 1_000))
    fixture.pass(500)

    let task = Task { [fixture] in await fixture.screen.followTime(on: fixture.clock) }

    await fixture.shows(["b"], asleep: 1)
    task.cancel()
    await task.value
    #expect(fixture.clock.sleepingTaskCount == 0)
  }

  @Test(.timeLimit(.minutes(20)))
  func `no moment is awaited after the presenter is released, until a new document is shown`()
    async throws
  {
    try fixture.show(("a", "until", 10), ("b", "until", 1_000))
    let task = Task { [fixture] in await fixture.screen.followTime(on: fixture.clock) }
    await fixture.shows(["a", "b"], asleep: 1)

    fixture.releasePresenter()
    fixture.pass(10)
    while fixture.screen.nextPeriodBoundary != nil, !Task.isCancelled { await Task.yield() }
    for _ in 0..<100 { await Task.yield() }
    #expect(fixture.screen.nextPeriodBoundary == nil)
    #expect(fixture.screen.stack.ids == ["a", "b"])
    #expect(fixture.clock.sleepingTaskCount == 0)

    try fixture.show(("a", "until", 20))
    await fixture.shows(["a"], asleep: 1)
    fixture.pass(10)
    await fixture.shows([], asleep: 0)
    task.cancel()
    await task.value
  }

  @Test(.timeLimit(.minutes(20))) func `a change of the device clock is detected within a minute`()
    async throws
  {
    try fixture.show(("a", "until", 100_000))
    let task = Task { [fixture] in await fixture.screen.followTime(on: fixture.clock) }
    await fixture.shows(["a"], asleep: 1)

    fixture.set(100_000)
    fixture.clock.advance(by: .seconds(60))

    await fixture.shows([], asleep: 0)
    task.cancel()
    await task.value
  }
}
