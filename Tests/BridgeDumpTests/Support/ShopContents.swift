import ScreenDocument
import TopScreen
import UIStateLayer

struct BannerResponse: Decodable, Sendable {
  var title: String
}

struct BannerViewData: ViewData {
  var title: String
}

struct PriceResponse: Decodable, Sendable {
  var yen: [Int]
}

struct PriceViewData: ViewData {
  var prices: [String]
  var note: String?
}

struct NoteResponse: Decodable, Sendable {
  var text: String
}

struct NoteViewData: ViewData {
  var text: String
}

extension ContentKey where Response == BannerResponse, Output == BannerViewData {
  static var banner: Self { Self("banner") }
}

extension ContentKey where Response == PriceResponse, Output == PriceViewData {
  static var price: Self { Self("price") }
}

extension ContentKey where Response == NoteResponse, Output == NoteViewData {
  static var note: Self { Self("note") }
  static var rank: Self { Self("rank") }
  static var plain: Self { Self("plain") }
}

/// The state side of a tiny app: banners, prices and notes.
@MainActor
final class ShopState {
  let banners = UIStateSlots(default: BannerViewData(title: ""))
  let prices = UIStateSlots(default: PriceViewData(prices: []))
  let notes = UIStateSlots(default: NoteViewData(text: ""))

  static var routes: ContentRoutes<ShopState> {
    ContentRoutes<ShopState> {
      ContentRoute(.banner, slots: \.banners) { BannerViewData(title: $0.title) }
      ContentRoute(.price, slots: \.prices) { response in
        PriceViewData(prices: response.yen.map { "\($0)円" }, note: "税込")
      }
      ContentRoute(.note, slots: \.notes) { NoteViewData(text: $0.text) }
    }
  }
}
