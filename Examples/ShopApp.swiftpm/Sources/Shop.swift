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

/// The shop's screen twice: during the migration, where a stage selects the side of each content,
/// and after it.
@MainActor
@Observable
final class Shop {
  /// The stage of all contents; a change flips them at once, as in a debug menu.
  var stage = Stage.off {
    didSet { stages.overrides = StageOverrides(all: stage) }
  }

  /// The screen during the migration.
  let migrating: TopViewModel<ShopUIState>
  /// The screen after the migration.
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
      clock.viewDataContext
    }
    load()
  }

  /// Shows the bundled document in both screens.
  func load() {
    server.load()
    if let document = ShopServer.document { migrated.show(document) }
  }

  /// The views of the screen after the migration, which send it the user's actions.
  var migratedViews: ContentViews<ShopUIState> {
    shopViews { [migrated] action, id in try? migrated.send(action, to: id, of: .poll) }
  }

  /// Returns a UIKit controller that shows the screen during the migration in a host; `nil` for the
  /// host of SwiftUI.
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

  /// Returns the page that `shopdump show --format html` writes, for the screen that a host shows.
  func debugPage(of host: ShopHost) -> DebugPage {
    let composition = host == .swiftUI ? migrated.composition : migrating.composition
    let report = ShowReport(screen: DumpedScreen(name: "shop", composition: composition))
    return DebugPage(html: report.document(in: .html) ?? "")
  }
}
