import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import TopScreen

@testable import SampleHome

/// The sample's home screen on virtual time, with both sides.
@MainActor
struct SampleScreen {
  let state = HomeUIState()
  let effects = RecordingEffects()
  let sink = RecordingParitySink()
  let bridge: ContentBridge<HomeUIState>
  private let scheduler: HistoricalScheduler

  /// The kinds with both sides.
  static let comparedKinds: [ContentKind] = {
    let legacy = Set(legacyHomeHandlers().kinds)
    return homeRoutes().kinds.filter(legacy.contains)
  }()

  /// Creates a screen some seconds after the sample's moment.
  init(_ stages: StageFlags, secondsLate: Double = 0) {
    let scheduler = HistoricalScheduler(
      initialClock: ViewDataContext.tokyo.now.addingTimeInterval(secondsLate)
    )
    self.scheduler = scheduler
    bridge = ContentBridge(
      state: state,
      routes: homeRoutes(),
      handlers: legacyHomeHandlers(),
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
    )
  }

  /// Shows a document, and runs all work that is due within half a second.
  func show(
    _ document: ContentDocument,
    arrangedBy arranger: ScreenArranger = ScreenArranger()
  ) -> TopViewModel<HomeUIState> {
    let model = TopViewModel(
      documents: Observable.just(document),
      bridge: bridge,
      actions: homeActions(),
      arranger: arranger,
      sink: sink
    )
    settle()
    return model
  }

  /// Runs all work that is due within some seconds.
  func settle(for seconds: Double = 0.5) {
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(seconds))
  }

  /// A screen of the package's `Samples` folder.
  static func document(_ name: String) throws -> ContentDocument {
    try ContentDocument(reading: bytes(name))
  }

  /// The block page of the package's `Samples` folder.
  static func page(data: [UInt8]? = nil) throws -> ContentDocument {
    try ContentDocument(
      reading: .blocks(
        layout: bytes("page/layout"),
        property: bytes("page/property"),
        data: data ?? bytes("page/data")
      )
    )
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Samples/\(name).json")
    return Array(try Data(contentsOf: file))
  }
}
