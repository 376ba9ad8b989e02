import Bridge
import Observation
import Parity
import ScreenDocument
import ScreenDump
import ScreenViews
import ShopContents
import ShopLegacy
import ShopViews
import TopScreen
import UIKit

/// The shop's screen twice: with the bridge, where a stage selects the side of each content, and as it
/// is when all contents have moved.
@MainActor
@Observable
final class Shop {
  /// The stage of all contents; a change flips them at once, as in a debug menu.
  var stage = Stage.off {
    didSet { stages.overrides = StageOverrides(all: stage) }
  }

  /// The screen with the bridge.
  let migrating: TopViewModel<ShopUIState>
  /// The screen after the last day.
  let migrated: HomeScreenModel<ShopUIState>

  private let server = ShopServer()
  private let stages = StageFlags(overrides: StageOverrides(all: .off))

  /// Creates both screens, and shows the bundled document.
  ///
  /// - Parameter background: The scheduler on which handlers do their work.
  init(background: any WorkScheduler = DispatchScheduler.global) {
    let clock = LegacyClock(timeZone: ShopSample.timeZone, locale: ShopSample.locale) {
      ShopSample.now
    }
    let bridge = ContentBridge(
      state: ShopUIState(),
      routes: shopRoutes(),
      handlers: shopHandlers(),
      stages: stages,
      environment: LegacyEnvironment(
        background: background,
        clock: clock,
        effects: RecordingEffects()
      )
    )
    migrating = TopViewModel(documents: server.documents, bridge: bridge)
    migrated = HomeScreenModel(
      state: ShopUIState(),
      routes: shopRoutes(),
      effects: RecordingEffects()
    ) {
      clock.routeContext
    }
    load()
  }

  /// Shows the document in both screens.
  func load() {
    server.load()
    if let document = ShopServer.document { migrated.show(document) }
  }

  /// The views of the slots, which send what the user taps to the screen after the migration.
  var migratedViews: ContentViews<ShopUIState> {
    shopViews { [migrated] action, id in try? migrated.send(action, to: id, of: .poll) }
  }

  /// Returns a UIKit controller of the screen with the bridge; `nil` for SwiftUI's host.
  func controller(_ host: ShopHost) -> UIViewController? {
    let model = migrating
    let views = shopViews { action, id in try? model.send(action, to: id, of: .poll) }
    let options = HostOptions(refresh: { [weak self] in self?.load() })
    let legacyView: @MainActor (StackItem) -> UIView? = { item in
      legacyShopView(of: model.bridge.handler(of: item.id)) { action in
        try? model.send(action, to: item.id, of: .poll)
      }
    }
    return switch host {
    case .stackView:
      HostingContainer(
        model.screen,
        state: model.bridge.state,
        views: views,
        options: options,
        legacyView: legacyView
      )
    case .collectionView:
      CollectionContainer(
        model.screen,
        state: model.bridge.state,
        views: views,
        options: options,
        legacyView: legacyView
      )
    case .swiftUI: nil
    }
  }

  /// Returns the page that `shopdump show --format html` writes, of the screen in a host.
  func debugPage(of host: ShopHost) -> DebugPage {
    let composition = host == .swiftUI ? migrated.composition : migrating.composition
    let report = ShowReport(screen: DumpedScreen(name: "shop", composition: composition))
    return DebugPage(html: report.document(in: .html) ?? "")
  }
}
