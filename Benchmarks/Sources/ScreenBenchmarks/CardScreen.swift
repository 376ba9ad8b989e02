import Foundation
package import ScreenDocument
package import TopScreen
package import UIStateLayer

extension ContentKey where Response == CardResponse, Output == CardViewData {
  /// The only kind of the measured screens.
  package static var card: Self { Self("card") }
}

/// The state of a screen of cards.
@MainActor
package final class CardScreen {
  package let card = UIStateSlots(default: CardViewData())

  package init() {}

  package static var routes: ContentRoutes<CardScreen> {
    ContentRoutes<CardScreen> { ContentRoute(.card, slots: \.card) { CardViewData($0) } }
  }

  package static let context = ViewDataContext(
    now: Date(timeIntervalSince1970: 1_775_005_200),
    timeZone: .gmt,
    locale: Locale(identifier: "ja_JP")
  )

  /// The text of a document of cards.
  package static func bytes(of count: Int) -> [UInt8] {
    let contents = (0..<count).map { number in
      #"{"type":"card","id":"card-\#(number)","value":\#(CardResponse(number: number).json)}"#
    }
    return Array(#"{"contents":[\#(contents.joined(separator: ","))]}"#.utf8)
  }

  /// A document of cards.
  package static func document(of count: Int) -> ContentDocument {
    do {
      return try ContentDocument(reading: bytes(of: count))
    } catch {
      preconditionFailure("The benchmark's own document cannot be read: \(error)")
    }
  }
}
