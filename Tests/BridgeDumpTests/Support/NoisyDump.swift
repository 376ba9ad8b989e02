import Bridge
import BridgeDump
import Foundation
import LegacyRx
import ScreenDocument
import ScreenDump
import Synchronization
import TopScreen

/// The tool of an app whose legacy prices have a counter of their own, and whose every seventh
/// legacy banner has another title.
@MainActor
struct NoisyDump {
  private let console: InMemoryConsole
  private let tool: DumpTool

  init() {
    let madeBanners = Counter()
    let shownPrices = Counter()
    let composer = BridgedComposer(
      routes: ShopState.routes,
      makeHandlers: {
        LegacyHandlers {
          LegacyHandler(.banner) { environment in
            let isOdd = madeBanners.next().isMultiple(of: 7)
            return RelayHandler(environment) { (response: BannerResponse) in
              BannerViewData(title: isOdd ? "夏" : response.title)
            }
          }
          LegacyHandler(.price) { environment in
            RelayHandler(environment) { (response: PriceResponse) in
              PriceViewData(prices: response.yen.map { "\($0)円 \(shownPrices.next())" })
            }
          }
          LegacyHandler(.rank) { environment in
            RelayHandler(environment) { NoteViewData(text: $0.text) }
          }
          LegacyHandler(.plain) { (_: LegacyEnvironment) in PlainHandler() }
        }
      },
      makeState: { ShopState() }
    )
    console = InMemoryConsole(now: Date(timeIntervalSince1970: 2_000))
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
      commands: [CompareCommand(composer)]
    )
  }

  func callAsFunction(_ arguments: String...) async -> ShopDump.Transcript {
    let status = await tool.run(arguments, in: console)
    return ShopDump.Transcript(output: console.output, errors: console.errors, status: status)
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }
}
