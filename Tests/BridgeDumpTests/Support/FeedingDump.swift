import Bridge
import BridgeDump
import Foundation
import LegacyRx
import ScreenDocument
import ScreenDump
import TopScreen

/// The tool of an app whose legacy prices listen to the legacy banner.
@MainActor
struct FeedingDump {
  private let console = InMemoryConsole(now: Date(timeIntervalSince1970: 2_000))
  private let tool: DumpTool

  init(feeding: [ContentKind]) {
    let composer = BridgedComposer(
      routes: ShopState.routes,
      makeHandlers: {
        let title = BehaviorRelay(value: "").named("title")
        return LegacyHandlers {
          LegacyHandler(.banner, feeding: feeding) { _ in AnnouncingBannerHandler(title) }
          LegacyHandler(.price) { _ in ListeningPriceHandler(title) }
        }
      },
      makeState: { ShopState() }
    )
    tool = DumpTool(
      name: "shopdump",
      abstract: "Show what the shop is made of.",
      version: "1.2.3",
      screens: ToolScreens(
        sample: BundledScreen(
          name: "shop",
          bytes: Array(ShopDump.sample.utf8),
          now: Date(timeIntervalSince1970: 1_000),
          timeZone: .gmt,
          locale: Locale(identifier: "ja_JP")
        )
      ),
      commands: [CompareCommand(composer), WiringCommand(composer)]
    )
  }

  func callAsFunction(_ arguments: String...) async -> ShopDump.Transcript {
    await self(arguments)
  }

  func callAsFunction(_ arguments: [String]) async -> ShopDump.Transcript {
    let status = await tool.run(arguments, in: console)
    return ShopDump.Transcript(output: console.output, errors: console.errors, status: status)
  }
}

@MainActor
private final class AnnouncingBannerHandler: ObservableLegacyHandler {
  let output: Observable<BannerViewData>
  private let title: BehaviorRelay<String>

  init(_ title: BehaviorRelay<String>) {
    self.title = title
    output = title.skip(1).map { BannerViewData(title: $0) }
  }

  func configure(_ response: BannerResponse) { title.accept(response.title) }
}

@MainActor
private final class ListeningPriceHandler: ObservableLegacyHandler {
  let output: Observable<PriceViewData>
  private let responses = PublishRelay<PriceResponse>()

  init(_ title: BehaviorRelay<String>) {
    output = responses.withLatestFrom(title) { response, title in
      PriceViewData(prices: response.yen.map { "\($0)円" }, note: title == "春" ? "税込" : nil)
    }
  }

  func configure(_ response: PriceResponse) { responses.accept(response) }
}
