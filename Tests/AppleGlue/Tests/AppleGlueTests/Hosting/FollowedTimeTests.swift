import CounterScreen
import Foundation
import ScreenDocument
import ScreenViews
import SwiftUI
import TestSupport
import Testing
import TopScreen
import UIKit
import UIStateLayer

/// Both hosts show and hide contents by time while they exist.
@MainActor
@Suite struct FollowedTimeTests {
  @MainActor
  private final class Fixture {
    let clock = TestClock()
    var context = ViewDataContext.tokyo
    private(set) lazy var model = HomeScreenModel(
      state: CounterUIState(),
      routes: CounterUIState.routes
    ) { [unowned self] in context }

    init() throws {
      let end = Int(context.now.timeIntervalSince1970) + 10
      model.show(
        try .ruled([
          #"counter#a=1 "visibility": { "until": \#(end) }"#,
          #"counter#b=1 "visibility": { "until": \#(end + 90) }"#,
        ])
      )
    }

    /// Advances the clock by ten seconds, and waits until one content remains and the next moment
    /// is awaited.
    func passTheFirstMoment() async {
      await clock.waitForSleepers(1)
      context.now += 10
      clock.advance(by: .seconds(10))
      while model.screen.stack.ids != ["b"] || clock.sleepingTaskCount != 1, !Task.isCancelled {
        await Task.yield()
      }
    }

    func nobodySleeps() async {
      while clock.sleepingTaskCount > 0, !Task.isCancelled { await Task.yield() }
    }
  }

  private let fixture: Fixture

  init() throws {
    fixture = try Fixture()
  }

  @Test(.timeLimit(.minutes(20))) func `the UIKit container follows the time until it is released`()
    async
  {
    weak var gone: HostingContainer?
    do {
      let container = HostingContainer(
        fixture.model.screen,
        state: fixture.model.state,
        views: ContentViews<CounterUIState> {},
        options: HostOptions(clock: fixture.clock)
      ) { _ in nil }
      #expect(fixture.clock.sleepingTaskCount == 0)
      _ = container.view
      #expect(container.children.count == 2)
      await fixture.passTheFirstMoment()
      #expect(container.children.count == 1)
      gone = container
    }

    await fixture.nobodySleeps()
    #expect(gone == nil)
  }

  @Test(.timeLimit(.minutes(20)))
  func `the SwiftUI stack follows the time while it appears on the display`()
    async throws
  {
    let drawing = stubNode(
      of: ScreenStack(
        fixture.model,
        views: ContentViews<CounterUIState> {},
        refresh: {},
        clock: fixture.clock
      ) { _ in EmptyView() }
    )
    let follow = try #require(drawing.all("task").first?.asyncAction)
    let task = Task { await follow() }

    await fixture.passTheFirstMoment()

    task.cancel()
    await fixture.nobodySleeps()
  }
}
