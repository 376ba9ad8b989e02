import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

@testable import SampleHome

/// The faults of a flip in mid-session, planted in one side of a content of the sample.
@MainActor
@Suite struct FlipFailureTests {
  enum Fault: String, CaseIterable {
    case torn, duplicated, empty
  }

  @Test func `class 12 a correct handler takes over a content without a visible difference`() throws
  {
    #expect(try Self.faults(of: nil) == [])
  }

  @Test(arguments: Fault.allCases)
  func `class 12 finds a flip in mid-session that shows torn, duplicate or empty content`(
    fault: Fault
  ) throws {
    #expect(try Self.faults(of: fault) == [fault])
  }

  /// Flips the notices of the sample from slot to handler, and checks every frame.
  private static func faults(of fault: Fault?) throws -> Set<Fault> {
    let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
    let stages = StageFlags(overrides: StageOverrides(all: .complete))
    let bridge = ContentBridge(
      state: HomeUIState(),
      routes: homeRoutes(),
      handlers: LegacyHandlers {
        LegacyHandler(.notice) { FaultyNoticeHandler($0, fault) }
      },
      stages: stages,
      environment: LegacyEnvironment(
        mainScheduler: scheduler,
        backgroundScheduler: scheduler,
        clock: LegacyClock(
          timeZone: ViewDataContext.tokyo.timeZone,
          locale: ViewDataContext.tokyo.locale,
          now: { scheduler.now }
        ),
        effects: RecordingEffects()
      )
    )
    let document = try SampleScreen.document("home")
    let notices = ContentDocument(contents: document.contents.filter { $0.kind == "notice" })
    let model = TopViewModel(documents: Observable.just(notices), bridge: bridge)
    let id = try #require(notices.contents.first?.id)
    let good = try #require(output(of: id, in: model))

    stages.overrides.all = .off

    var frames = [good]
    for _ in 0..<60 {
      if let frame = output(of: id, in: model), frame != frames.last { frames.append(frame) }
      scheduler.advanceTo(scheduler.clock.addingTimeInterval(0.02))
    }
    #expect(model.screen.stack.items.map(\.side) == [.legacy])
    return Set(frames.filter { $0 != good }.map { kind(of: $0, instead: good) })
  }

  private static func output(
    of id: ContentID,
    in model: TopViewModel<HomeUIState>
  ) -> NoticeViewData? {
    model.composition.items.first { $0.id == id }?.content.output?.base as? NoticeViewData
  }

  private static func kind(of frame: NoticeViewData, instead good: NoticeViewData) -> Fault {
    if frame.isEmpty { return .empty }
    return frame.items.count > good.items.count ? .duplicated : .torn
  }
}

/// The legacy notices handler, with a fault in how it takes over.
private final class FaultyNoticeHandler: ObservableLegacyHandler {
  let output: Observable<NoticeViewData>
  private let handler: LegacyNoticeHandler

  init(_ environment: LegacyEnvironment, _ fault: FlipFailureTests.Fault?) {
    handler = LegacyNoticeHandler(environment)
    let sound = handler.output
    output =
      switch fault {
      case nil: sound
      case .torn: sound.map { Self.with($0, items: Array($0.items.prefix(1))) }
      case .duplicated: sound.map { Self.with($0, items: $0.items + $0.items) }
      case .empty:
        sound.flatMap { value in
          Observable.just(value)
            .delay(.milliseconds(100), scheduler: environment.mainScheduler)
            .startWith(Self.with(value, items: []))
        }
      }
  }

  func configure(_ response: NoticeResponse) { handler.configure(response) }

  private nonisolated static func with(
    _ value: NoticeViewData,
    items: [NoticeViewData.Item]
  ) -> NoticeViewData {
    var value = value
    value.items = items
    return value
  }
}
