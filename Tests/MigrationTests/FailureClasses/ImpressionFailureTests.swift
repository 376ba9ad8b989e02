import Bridge
import CounterScreen
import LegacyRx
import Parity
import ScreenDocument
import TestSupport
import Testing
import TopScreen
import UIStateLayer

@testable import SampleHome

/// How a migration can lose or duplicate impressions of a content of the sample.
@MainActor
@Suite struct ImpressionFailureTests {
  enum Fault: String, CaseIterable {
    /// The host adapter reports an impression of every host that it creates.
    case reportedByHosts
    /// The legacy handler reports one itself whenever it is configured.
    case reportedByHandler
    /// The host adapter reports every view for the legacy side.
    case reportedForOldSide
    /// The host adapter reports every new view as not yet visible, so that its time restarts.
    case brokenByRehosts
  }

  enum Count: String {
    case none, once, more
  }

  @Test(arguments: [Stage.off, .complete])
  func `class 16 equal sides report one impression, after any flips`(start: Stage) async throws {
    #expect(try await Self.counts(from: start, with: nil) == ["a": .once, "b": .once])
  }

  @Test(arguments: [Fault.reportedByHosts, .reportedByHandler])
  func `class 16 finds repeated impressions`(fault: Fault) async throws {
    #expect(try await Self.counts(from: .complete, with: fault).values.contains(.more))
  }

  @Test(arguments: [Fault.reportedForOldSide, .brokenByRehosts])
  func `class 16 finds a missing impression`(fault: Fault) async throws {
    #expect(try await Self.counts(from: .complete, with: fault).values.contains(.none))
  }

  /// Returns the impression counts of two contents, each visible for more than a second: `a` while
  /// it changes sides, is updated and moves; `b` before that.
  private static func counts(
    from start: Stage,
    with fault: Fault?
  ) async throws -> [ContentID: Count] {
    let sink = RecordingImpressionSink()
    let clock = TestClock()
    let screen = NoticeScreen(
      start,
      handler: { environment in
        if fault == .reportedByHandler { return ReportingNoticeHandler(environment) }
        return LegacyNoticeHandler(environment)
      }
    )
    let tracker = ImpressionTracker(screen.model.screen, sink: sink, clock: clock)
    tracker.isScreenVisible = true
    let glue = Glue(tracker, fault)
    screen.model.screen.attach(glue)
    func pass(_ duration: Duration) async {
      while tracker.runningTimerCount != clock.sleepingTaskCount, !Task.isCancelled {
        await Task.yield()
      }
      clock.advance(by: duration)
      while tracker.runningTimerCount != clock.sleepingTaskCount, !Task.isCancelled {
        await Task.yield()
      }
    }
    let other = start.shownSide == .state ? Stage.off : .complete

    try screen.show(["a": ["入荷"], "b": ["休業"]])
    glue.scroll(to: "a")
    await pass(.milliseconds(600))
    screen.flip(to: other)
    try screen.show(["b": ["休業"], "a": ["入荷", "再入荷"]])
    await pass(.milliseconds(600))
    glue.scroll(to: "b")
    screen.flip(to: start)
    await pass(.seconds(1))
    screen.flip(to: other)
    await pass(.seconds(1))

    var reported = fault == .reportedByHosts ? glue.reported : sink.impressions.map(\.id)
    reported += screen.effects.effects.filter { $0.kind == .analytics }.map { ContentID($0.name) }
    return Dictionary(
      uniqueKeysWithValues: (["a", "b"] as [ContentID]).map { id in
        let count = reported.count { $0 == id }
        return (id, count == 0 ? .none : count == 1 ? .once : .more)
      }
    )
  }

  /// Views that report their visible share when they are created, and when they are scrolled.
  private final class Glue: StackHost {
    private(set) var reported: [ContentID] = []
    private let tracker: ImpressionTracker
    private let fault: Fault?
    private var sides: [ContentID: Side] = [:]
    private var visible: ContentID?

    init(_ tracker: ImpressionTracker, _ fault: Fault?) {
      self.tracker = tracker
      self.fault = fault
    }

    func scroll(to id: ContentID) {
      visible = id
      for (id, side) in sides { report(id, on: side) }
    }

    func insert(_ item: StackItem, at index: Int) { appear(item) }

    func rehost(_ item: StackItem, at index: Int) {
      let before = sides[item.id]
      if fault == .brokenByRehosts { tracker.shareChanged(0, of: item.id, on: item.side) }
      appear(item)
      // The old view disappears after the new one appeared.
      if let before { tracker.shareChanged(0, of: item.id, on: before) }
    }

    func remove(_ id: ContentID, at index: Int) { sides[id] = nil }
    func move(_ id: ContentID, from index: Int, to destination: Int) {}
    func update(_ item: StackItem, at index: Int) {}

    private func appear(_ item: StackItem) {
      sides[item.id] = item.side
      if item.id == visible || visible == nil { reported.append(item.id) }
      report(item.id, on: item.side)
    }

    private func report(_ id: ContentID, on side: Side) {
      let side = fault == .reportedForOldSide ? .legacy : side
      tracker.shareChanged(id == visible ? 1 : 0, of: id, on: side)
    }
  }
}

/// A legacy notices handler that reports to analytics itself, as many legacy handlers do.
private final class ReportingNoticeHandler: NoticeHandling {
  private let handler: LegacyNoticeHandler
  private let effects: any LegacyEffects

  init(_ environment: LegacyEnvironment) {
    handler = LegacyNoticeHandler(environment)
    effects = environment.effects
  }

  var output: Observable<NoticeViewData> { handler.output }

  func configure(_ response: NoticeResponse) {
    effects.perform(LegacyEffect(.analytics, "a"))
    handler.configure(response)
  }
}
