import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

@testable import SampleHome

/// A screen of the sample's notices on virtual time, with an optional fault in either side.
@MainActor
final class NoticeScreen {
  let stages: StageFlags
  let model: TopViewModel<HomeUIState>
  let effects = RecordingEffects()
  private let documents = PublishSubject<ContentDocument>()
  private let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)

  init(
    _ stage: Stage,
    arranger: ScreenArranger = ScreenArranger(),
    route: @escaping @Sendable (NoticeResponse, ViewDataContext) -> NoticeViewData = {
      NoticeViewData($0, in: $1)
    },
    handler: @escaping @MainActor (LegacyEnvironment) -> any NoticeHandling = {
      LegacyNoticeHandler($0)
    }
  ) {
    stages = StageFlags(overrides: StageOverrides(all: stage))
    let scheduler = scheduler
    model = TopViewModel(
      documents: documents,
      bridge: ContentBridge(
        state: HomeUIState(),
        routes: ContentRoutes<HomeUIState> {
          ContentRoute(.notice, slots: \.notice) { route($0, $1) }
        },
        handlers: LegacyHandlers {
          LegacyHandler(.notice) { ErasedNoticeHandler(handler($0)) }
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
          effects: effects
        )
      ),
      arranger: arranger
    )
  }

  /// Shows notices, and runs all work that is due within half a second.
  func show(_ contents: KeyValuePairs<String, [String]>) throws {
    documents.onNext(try NoticeDocument.notices(contents))
    settle()
  }

  /// Shows a document, and runs all work that is due within half a second.
  func show(_ document: ContentDocument) {
    documents.onNext(document)
    settle()
  }

  func flip(to stage: Stage) {
    stages.overrides.all = stage
    settle()
  }

  func settle() {
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(0.6))
  }

  /// Returns the titles that a content shows, on either side.
  func titles(of id: ContentID) -> [String]? {
    let output = model.composition.items.first { $0.id == id }?.content.output?.base
    return (output as? NoticeViewData)?.items.map(\.title)
  }
}

/// A handler of notices, with or without a fault.
@MainActor
protocol NoticeHandling: AnyObject {
  var output: Observable<NoticeViewData> { get }
  func configure(_ response: NoticeResponse)
}

extension LegacyNoticeHandler: NoticeHandling {}

private final class ErasedNoticeHandler: ObservableLegacyHandler {
  private let handler: any NoticeHandling

  init(_ handler: any NoticeHandling) {
    self.handler = handler
  }

  var output: Observable<NoticeViewData> { handler.output }

  func configure(_ response: NoticeResponse) { handler.configure(response) }
}
