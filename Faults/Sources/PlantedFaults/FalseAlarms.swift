import Bridge
import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// Searches where both sides are one function.
@MainActor
struct FalseAlarms {
  private let lines: [JournalLine]
  private let options: Options

  init(_ lines: [JournalLine], _ options: Options) {
    self.lines = lines
    self.options = options
  }

  /// Prints the tries, and the first false alarm.
  ///
  /// - Returns: Whether there was none, and a response was compared.
  func run() -> Bool {
    let runner = ReplaySearchRunner(
      routes: Self.routes,
      base: ViewDataContext(now: .distantPast, timeZone: .gmt, locale: .current),
      makeHandlers: Self.makeHandlers,
      makeState: { HomeUIState() }
    )
    let search = DifferenceSearch(
      lines,
      kinds: runner.comparableKinds,
      seed: options.seed,
      runner: runner
    )
    let start = ContinuousClock.now
    var compared = 0
    while search.tries < options.sameCount, let found = search.runNext() {
      if found.run.isCompared { compared += 1 }
      guard let result = found.run.results.first(where: { !CauseTarget.targets(of: $0).isEmpty })
      else { continue }
      print("try \(search.tries) is a false alarm: \(result)")
      for response in found.line.responses {
        print(String(decoding: response.payload.bytes, as: UTF8.self))
      }
      return false
    }
    let time = ContinuousClock.now - start
    let rate =
      Double(search.tries)
      / (Double(time.components.seconds) + 1e-18 * Double(time.components.attoseconds))
    print(
      "\(search.tries) tries, \(compared) compared, no false alarm, \(Int(rate)) tries a second"
    )
    return compared > 0
  }

  private static var routes: ContentRoutes<HomeUIState> {
    ContentRoutes<HomeUIState> {
      ContentRoute(.imageBanner, slots: \.imageBanner) { ImageBannerViewData($0) }
      ContentRoute(.recommended, slots: \.recommended) { RecommendedViewData($0) }
      ContentRoute(.campaignEntry, slots: \.campaignEntry) { CampaignEntryViewData($0, in: $1) }
      ContentRoute(.timeSale, slots: \.timeSale) { TimeSaleViewData($0, in: $1) }
      ContentRoute(.recentlyViewed, slots: \.recentlyViewed) { RecentlyViewedViewData($0, in: $1) }
      ContentRoute(.notice, slots: \.notice) { NoticeViewData($0, in: $1) }
      ContentRoute(.pointBalance, slots: \.pointBalance) { PointBalanceViewData($0, in: $1) }
      ContentRoute(.text, slots: \.text) { TextViewData($0) }
      ContentRoute(.button, slots: \.button) { ButtonViewData($0) }
      ContentRoute(.productShelf, slots: \.productShelf) { ProductShelfViewData($0) }
    }
  }

  private static func makeHandlers() -> LegacyHandlers {
    LegacyHandlers {
      LegacyHandler(.imageBanner) {
        FunctionHandler($0) { response, _ in ImageBannerViewData(response) }
      }
      LegacyHandler(.recommended) {
        FunctionHandler($0) { response, _ in RecommendedViewData(response) }
      }
      LegacyHandler(.campaignEntry) { FunctionHandler($0) { CampaignEntryViewData($0, in: $1) } }
      LegacyHandler(.timeSale) { FunctionHandler($0) { TimeSaleViewData($0, in: $1) } }
      LegacyHandler(.recentlyViewed) { FunctionHandler($0) { RecentlyViewedViewData($0, in: $1) } }
      LegacyHandler(.notice) { FunctionHandler($0) { NoticeViewData($0, in: $1) } }
      LegacyHandler(.pointBalance) { FunctionHandler($0) { PointBalanceViewData($0, in: $1) } }
      LegacyHandler(.text) { FunctionHandler($0) { response, _ in TextViewData(response) } }
      LegacyHandler(.button) { FunctionHandler($0) { response, _ in ButtonViewData(response) } }
      LegacyHandler(.productShelf) {
        FunctionHandler($0) { response, _ in ProductShelfViewData(response) }
      }
    }
  }
}
