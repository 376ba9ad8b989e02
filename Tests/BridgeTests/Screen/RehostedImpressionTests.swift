import Bridge
import CounterScreen
import LegacyRx
import Parity
import ScreenDocument
import TestSupport
import Testing
import TopScreen
import UIStateLayer

/// Impressions of contents that change sides.
@MainActor
@Suite struct RehostedImpressionTests {
  private let stages = StageFlags()
  private let fixture: BridgeFixture
  private let model: TopViewModel<CounterUIState>
  private let sink = RecordingImpressionSink()
  private let clock = TestClock()
  private let tracker: ImpressionTracker

  init() throws {
    stages.overrides.all = .off
    fixture = BridgeFixture(stages)
    model = fixture.model(of: .just(try .counters("counter#a=1", "legacyOnly#l=1")))
    tracker = ImpressionTracker(model.screen, sink: sink, clock: clock)
    tracker.isScreenVisible = true
  }

  private func pass(_ duration: Duration) async {
    await settle()
    clock.advance(by: duration)
    await settle()
  }

  private func settle() async {
    while tracker.runningTimerCount != clock.sleepingTaskCount, !Task.isCancelled {
      await Task.yield()
    }
  }

  @Test func `an impression reported on one side is not repeated on the other`() async {
    tracker.shareChanged(1, of: "a", on: .legacy)
    await pass(.seconds(1))

    stages.overrides.all = .complete
    tracker.shareChanged(0, of: "a", on: .legacy)
    tracker.shareChanged(1, of: "a", on: .state)
    await pass(.seconds(5))
    stages.overrides.all = .off
    fixture.settle()
    tracker.shareChanged(1, of: "a", on: .legacy)
    await pass(.seconds(5))

    #expect(sink.impressions.map(\.id) == ["a"])
    #expect(sink.impressions.map(\.side) == [.legacy])
  }

  @Test func `a rehost does not interrupt an impression, and neither does the old view`() async {
    tracker.shareChanged(1, of: "a", on: .legacy)
    await pass(.milliseconds(600))

    stages.overrides.all = .complete
    tracker.shareChanged(1, of: "a", on: .state)
    tracker.shareChanged(0, of: "a", on: .legacy)
    await pass(.milliseconds(400))

    #expect(sink.impressions.map(\.side) == [.state])
  }

  @Test func `a view that appears during its rehost continues the impression`() async {
    let view = ReportingHost()
    model.screen.attach(view)
    let later = ImpressionTracker(model.screen, sink: sink, clock: clock)
    later.isScreenVisible = true
    view.tracker = later

    stages.overrides.all = .complete

    #expect(later.runningTimerCount == 1)
  }
}

/// Views that report their layout within the call that creates them.
private final class ReportingHost: StackHost {
  var tracker: ImpressionTracker?

  func insert(_ item: StackItem, at index: Int) {
    tracker?.shareChanged(1, of: item.id, on: item.side)
  }

  func rehost(_ item: StackItem, at index: Int) {
    tracker?.shareChanged(0, of: item.id, on: .legacy)
    tracker?.shareChanged(1, of: item.id, on: item.side)
  }

  func move(_ id: ContentID, from index: Int, to destination: Int) {}
  func remove(_ id: ContentID, at index: Int) {}
  func update(_ item: StackItem, at index: Int) {}
}
