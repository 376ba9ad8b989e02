import Bridge
import Foundation
import LegacyRx
import ScreenDocument
import TestSupport
import TopScreen

@testable import SampleHome

/// The sample's home screen on virtual time, both worlds in place.
@MainActor
struct SampleScreen {
  let state = HomeUIState()
  let effects = RecordingEffects()
  let sink = RecordingParitySink()
  let bridge: ContentBridge<HomeUIState>
  private let scheduler = HistoricalScheduler(initialClock: RouteContext.tokyo.now)

  /// The kinds that both worlds know.
  static let comparedKinds: [ContentKind] = {
    let legacy = Set(legacyHomeHandlers().kinds)
    return homeRoutes().kinds.filter(legacy.contains)
  }()

  init(_ stages: StageFlags) {
    bridge = ContentBridge(
      state: state,
      routes: homeRoutes(),
      handlers: legacyHomeHandlers(),
      stages: stages,
      environment: LegacyEnvironment(
        mainScheduler: scheduler,
        backgroundScheduler: scheduler,
        clock: LegacyClock(
          timeZone: RouteContext.tokyo.timeZone,
          locale: RouteContext.tokyo.locale,
          now: { [scheduler] in scheduler.now }
        ),
        effects: effects
      )
    )
  }

  /// Shows a document, and lets everything happen that is due within half a second.
  func show(_ document: ContentDocument) -> TopViewModel<HomeUIState> {
    let model = TopViewModel(documents: .just(document), bridge: bridge, sink: sink)
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(0.5))
    return model
  }

  /// A screen of the package's `Samples` folder.
  static func document(_ name: String) throws -> ContentDocument {
    try ContentDocument(reading: bytes(name))
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
