import ScreenDocument
package import TopScreen
package import UIStateLayer

/// What the server sends for a price card.
package struct PriceResponse: Decodable, Sendable {
  package let name: String
  package let yen: Int
}

/// The view data of a price card.
package struct PriceViewData: ViewData {
  package let title: String
  package let price: String
}

/// A screen with one kind of card for each stream library.
@MainActor
package final class PriceUIState {
  package let rxSwift = UIStateSlots(default: PriceViewData(title: "", price: ""))
  package let reactiveSwift = UIStateSlots(default: PriceViewData(title: "", price: ""))
  package let combine = UIStateSlots(default: PriceViewData(title: "", price: ""))
  package let delegate = UIStateSlots(default: PriceViewData(title: "", price: ""))
  package let tidal = UIStateSlots(default: PriceViewData(title: "", price: ""))
  package let asyncSequence = UIStateSlots(default: PriceViewData(title: "", price: ""))

  package init() {}

  /// The state side: a pure function.
  package static var routes: ContentRoutes<PriceUIState> {
    ContentRoutes<PriceUIState> {
      ContentRoute(.rxSwift, slots: \.rxSwift) { viewData($0) }
      ContentRoute(.reactiveSwift, slots: \.reactiveSwift) { viewData($0) }
      ContentRoute(.combine, slots: \.combine) { viewData($0) }
      ContentRoute(.delegate, slots: \.delegate) { viewData($0) }
      ContentRoute(.tidal, slots: \.tidal) { viewData($0) }
        .effects(of: .tidal) { response, _ in
          response.yen == 0 ? [.each(.analytics, "free")] : []
        }
      ContentRoute(.asyncSequence, slots: \.asyncSequence) { viewData($0) }
    }
  }

  private nonisolated static func viewData(_ response: PriceResponse) -> PriceViewData {
    var digits = String(response.yen.magnitude)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits[...], at: 0)
    return PriceViewData(
      title: response.name.isEmpty ? "–" : response.name,
      price: (response.yen < 0 ? "−¥" : "¥") + groups.joined(separator: ",")
    )
  }
}

extension ContentKey where Response == PriceResponse, Output == PriceViewData {
  package static var rxSwift: Self { Self("rxSwift") }
  package static var reactiveSwift: Self { Self("reactiveSwift") }
  package static var combine: Self { Self("combine") }
  package static var delegate: Self { Self("delegate") }
  package static var tidal: Self { Self("tidal") }
  package static var asyncSequence: Self { Self("asyncSequence") }
}
