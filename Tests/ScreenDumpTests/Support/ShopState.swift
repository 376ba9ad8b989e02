import Foundation
import ScreenDocument
import TopScreen
import UIStateLayer

/// A tiny app of three kinds: banners, prices and notes.
@MainActor
final class ShopState {
  let banners = UIStateSlots(default: BannerViewData(title: "", items: []))
  let prices = UIStateSlots(default: PriceViewData(text: "", ratio: 0))
  let notes = UIStateSlots(default: NoteViewData(text: "", shownAt: ""))

  static var routes: ContentRoutes<ShopState> {
    ContentRoutes<ShopState> {
      ContentRoute(ContentKey("banner"), slots: \.banners) { (response: BannerResponse) in
        BannerViewData(title: response.title, items: response.items)
      }
      ContentRoute(ContentKey("price"), slots: \.prices) { (response: PriceResponse) in
        PriceViewData(text: "\(response.yen)円", ratio: response.ratio ?? 0.5)
      }
      ContentRoute(ContentKey("note"), slots: \.notes) { (response: NoteResponse, context) in
        NoteViewData(
          text: response.text,
          shownAt: "\(Int(context.now.timeIntervalSince1970)) \(context.timeZone.identifier)"
        )
      }
    }
  }
}

struct BannerResponse: Decodable, Sendable {
  var title: String
  var items: [String]
}

struct BannerViewData: ViewData {
  var title: String
  var items: [String]
  var isEmpty: Bool { items.isEmpty }
}

struct PriceResponse: Decodable, Sendable {
  var yen: Int
  var ratio: Double?
}

/// View data that JSON cannot represent if the ratio is infinite.
struct PriceViewData: ViewData {
  var text: String
  var ratio: Double
}

struct NoteResponse: Decodable, Sendable {
  var text: String
}

struct NoteViewData: ViewData {
  var text: String
  var shownAt: String
}
