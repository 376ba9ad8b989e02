import CounterScreen
import ScreenDocument
import TestSupport
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct ImpressionTrackerTests {
  private let model = HomeScreenModel(state: CounterUIState(), routes: CounterUIState.routes) {
    .tokyo
  }
  private let sink = RecordingImpressionSink()
  private let clock = TestClock()
  private let tracker: ImpressionTracker

  init() throws {
    tracker = ImpressionTracker(model.screen, sink: sink, clock: clock)
    tracker.isScreenVisible = true
    try model.show(.counters("counter#a=1", "counter#b=1", "counter#c=1", "counter#z=1"))
  }

  private var seen: [ContentID] { sink.impressions.map(\.id) }

  /// Advances the time, and runs all work that becomes due.
  private func pass(_ duration: Duration) async {
    await settle()
    clock.advance(by: duration)
    await settle()
  }

  /// Waits until every running timer is asleep on the clock, so that none is due or about to start.
  private func settle() async {
    while tracker.runningTimerCount != clock.sleepingTaskCount, !Task.isCancelled {
      await Task.yield()
    }
  }

  private func show(_ id: ContentID, _ share: Double = 1, on side: Side = .state) {
    tracker.shareChanged(share, of: id, on: side)
  }

  @Test func `half of a content for one second is an impression, once`() async throws {
    show("a", 0.5)
    show("b", 0.49)
    await pass(.milliseconds(999))
    #expect(seen == [])

    await pass(.milliseconds(1))
    #expect(sink.impressions == [Impression(id: "a", kind: "counter", side: .state, stackIndex: 0)])

    show("a", 0)
    show("a", 1)
    await pass(.seconds(5))
    #expect(seen == ["a"])
  }

  @Test func `an interruption resets the visible time`() async {
    show("a")
    await pass(.milliseconds(900))
    show("a", 0.2)
    show("a", 1)
    await pass(.milliseconds(900))
    #expect(seen == [])

    await pass(.milliseconds(100))
    #expect(seen == ["a"])
  }

  @Test func `a changed share, an update and a move do not interrupt`() async throws {
    show("a", 0.6)
    await pass(.milliseconds(500))
    show("a", 1)
    try model.show(.counters("counter#z=1", "counter#b=1", "counter#a=2"))
    await pass(.milliseconds(500))

    #expect(seen == ["a"])
    #expect(sink.impressions.map(\.stackIndex) == [2])
  }

  @Test func `in the background and under another screen, nothing is visible`() async {
    show("a")
    show("b")
    await pass(.milliseconds(900))
    tracker.isAppActive = false
    await pass(.seconds(5))
    #expect(seen == [])
    tracker.isAppActive = true
    await pass(.milliseconds(900))
    tracker.isScreenVisible = false
    await pass(.seconds(5))
    #expect(seen == [])

    tracker.isScreenVisible = true
    await pass(.seconds(1))
    #expect(Set(seen) == ["a", "b"])
    #expect(seen.count == 2)
  }

  @Test func `returning from the background does not repeat an impression`() async {
    show("a")
    await pass(.seconds(1))
    tracker.isAppActive = false
    tracker.isAppActive = true
    tracker.isScreenVisible = false
    tracker.isScreenVisible = true
    await pass(.seconds(5))

    #expect(seen == ["a"])
  }

  @Test func `another visit reports every impression again`() async {
    show("a")
    await pass(.seconds(1))

    tracker.startVisit()
    await pass(.seconds(1))
    await pass(.seconds(5))

    #expect(seen == ["a", "a"])
  }

  @Test func `a removed content loses its visible time and keeps its reported impression`()
    async throws
  {
    show("a")
    show("b")
    await pass(.milliseconds(900))
    try model.show(.counters("counter#b=1", "counter#z=1"))
    await pass(.milliseconds(100))
    #expect(seen == ["b"])

    try model.show(.counters("counter#z=1", "counter#a=1"))
    try model.show(.counters("counter#a=1", "counter#b=1", "counter#z=1"))
    await pass(.seconds(5))
    #expect(seen == ["b"])
    show("a")
    show("b")
    await pass(.seconds(1))
    #expect(seen == ["b", "a"])
  }

  @Test func `an id with another kind is another content`() async throws {
    show("a")
    await pass(.seconds(1))
    try model.show(.counters("stateOnly#a=1", "counter#z=1"))
    show("a")
    await pass(.seconds(1))

    #expect(sink.impressions.map(\.kind) == ["counter", "stateOnly"])
  }

  @Test func `a content that no side shows, or that is missing, is not visible`() async throws {
    try model.show(.counters("counter#z=1", "other#o=1"))
    show("o", on: .none)
    show("a")
    show("x")
    await pass(.seconds(5))

    #expect(seen == [])
  }

  @Test func `an impression that a legacy handler reported is not repeated`() async {
    show("a")
    await pass(.milliseconds(500))
    tracker.markReported("a")
    await pass(.seconds(5))

    #expect(seen == [])
  }

  @Test func `a layout sets the share of every content, and omitted contents are not visible`()
    async
  {
    show("c")
    let extents: [ContentID: ContentExtent] = [
      "a": ContentExtent(start: 0, length: 100), "b": ContentExtent(start: 100, length: 2_000),
      "z": ContentExtent(start: 2_100, length: 10),
    ]
    // 49 of a's 100 points, and 551 of the 600 that b could show.
    tracker.layoutChanged(extents, in: ContentExtent(start: 51, length: 600))
    await pass(.seconds(1))
    #expect(seen == ["b"])

    tracker.layoutChanged(extents, in: ContentExtent(start: 50, length: 600))
    await pass(.seconds(1))
    #expect(seen == ["b", "a"])
  }

  @Test func `a released tracker reports nothing more`() async {
    var other: ImpressionTracker? = ImpressionTracker(model.screen, sink: sink, clock: clock)
    weak let released = other
    other?.isScreenVisible = true
    other?.shareChanged(1, of: "a", on: .state)
    await clock.waitForSleepers(1)

    other = nil

    #expect(other == nil)
    #expect(released == nil)
    #expect(clock.sleepingTaskCount == 0)
  }

  @Test(arguments: [(0.5, 1.0), (.nan, 1), (-3, 0), (7, 1)])
  func `impression rules are clamped to values that can be met`(share: Double, expected: Double) {
    let rule = ImpressionRule(minimumVisibleShare: share, duration: .seconds(-1))

    #expect(rule.minimumVisibleShare == (share == 0.5 ? 0.5 : expected))
    #expect(rule.duration == .zero)
  }

  @Test func `without a duration an impression is reported at once`() {
    let tracker = ImpressionTracker(
      model.screen,
      sink: sink,
      rule: ImpressionRule(minimumVisibleShare: 0, duration: .zero),
      clock: clock
    )
    tracker.shareChanged(1, of: "a", on: .state)
    #expect(seen == [])
    tracker.isScreenVisible = true
    tracker.shareChanged(0, of: "b", on: .state)

    #expect(seen == ["a"])
  }

  @Test func `a content loses its time when no side shows it`() async {
    show("a")
    await pass(.milliseconds(500))
    model.screen.rehost(["a": .none])
    await pass(.seconds(5))

    #expect(seen == [])
  }

  @Test func `a content without a side is timed from the moment a side shows it`() async throws {
    try model.show(.counters("counter#z=1", "other#o=1"))
    show("o", on: .none)
    await pass(.seconds(5))
    model.screen.rehost(["o": .state])
    await pass(.seconds(1))

    #expect(seen == ["o"])
  }

  @Test func `a content removed during another's report is not reported`() throws {
    let sink = RemovingSink(model, try .counters("counter#z=1"))
    let tracker = ImpressionTracker(
      model.screen,
      sink: sink,
      rule: ImpressionRule(duration: .zero),
      clock: clock
    )
    tracker.isScreenVisible = true
    let extent = ContentExtent(start: 0, length: 1)
    let ids: [ContentID] = ["a", "b", "c"]

    tracker.layoutChanged(Dictionary(uniqueKeysWithValues: ids.map { ($0, extent) }), in: extent)

    #expect(sink.impressions.count == 1)
  }

  /// A sink that shows another document at the first impression.
  private final class RemovingSink: ImpressionSink {
    private let model: HomeScreenModel<CounterUIState>
    private let next: ContentDocument
    private(set) var impressions: [Impression] = []

    init(_ model: HomeScreenModel<CounterUIState>, _ next: ContentDocument) {
      self.model = model
      self.next = next
    }

    func record(_ impression: Impression) {
      impressions.append(impression)
      model.show(next)
    }
  }
}
