package import BenchmarkKit
import Bridge
import Parity
import UIStateLayer

/// The comparison of view data with twelve fields, two of them lists of ten.
///
/// The floor is `==` of the same values, which differ only in the field that is compared last.
@MainActor
package let parityBenchmarks: [Benchmark] = [
  comparing("equal view data", card(), card()),
  comparing("… of a type that describes its fields", DescribedCard(card()), DescribedCard(card())),
  comparing("find the one field that differs", card(), card(footer: "other")),
  comparing("… one field of an element", card(), card(price: "other")),
  comparing(
    "… of a type that describes its fields",
    DescribedCard(card()),
    DescribedCard(card(footer: "other"))
  ),
  comparing(
    "… one field of an element",
    DescribedCard(card()),
    DescribedCard(card(price: "other"))
  ),
]

@MainActor
private func comparing(_ name: String, _ one: Card, _ other: Card) -> Benchmark {
  Benchmark(
    "parity",
    name,
    units: 1,
    subject: { { blackHole(ViewDataComparison.differences(legacy: one, state: other).count) } },
    floor: { { blackHole(one == other ? 1 : 0) } }
  )
}

@MainActor
private func comparing(
  _ name: String,
  _ one: DescribedCard,
  _ other: DescribedCard
) -> Benchmark {
  Benchmark(
    "parity",
    name,
    units: 1,
    subject: { { blackHole(ViewDataComparison.differences(legacy: one, state: other).count) } },
    floor: { { blackHole(one == other ? 1 : 0) } }
  )
}

@inline(never)
private func blackHole(_ count: Int) {
  if count == .max { print(count) }
}

/// Every text is built at run time, so that equal cards share no buffer.
private func card(footer: String = "until the end of the month", price: String = "¥1,980") -> Card {
  func text(_ text: String) -> String { String(decoding: Array(text.utf8), as: UTF8.self) }
  return Card(
    title: text("the title of the card"),
    subtitle: text("a subtitle of some length"),
    badge: text("new"),
    imageURL: text("https://example.com/images/card.png"),
    isSold: false,
    count: 12,
    ratio: 0.5,
    note: nil,
    linkURL: text("https://example.com/cards/1"),
    items: (0..<10).map {
      CardItem(
        id: $0,
        name: text("item number \($0) of ten"),
        price: text($0 == 9 ? price : "¥980")
      )
    },
    tags: (0..<10).map { text("a tag of some length, \($0)") },
    footer: text(footer)
  )
}

private struct CardItem: ViewData {
  var id: Int
  var name: String
  var price: String
}

private struct Card: ViewData {
  var title: String
  var subtitle: String
  var badge: String
  var imageURL: String
  var isSold: Bool
  var count: Int
  var ratio: Double
  var note: String?
  var linkURL: String
  var items: [CardItem]
  var tags: [String]
  var footer: String
}

private struct DescribedCard: FieldDescribing {
  var card: Card

  init(_ card: Card) {
    self.card = card
  }

  static let parityFields: [ParityField<Self>] = [
    .field("title", \.card.title), .field("subtitle", \.card.subtitle),
    .field("badge", \.card.badge), .field("imageURL", \.card.imageURL),
    .field("isSold", \.card.isSold), .field("count", \.card.count),
    .field("ratio", \.card.ratio), .field("note", \.card.note),
    .field("linkURL", \.card.linkURL), .field("footer", \.card.footer),
    .elements(
      "items",
      \.card.items,
      fields: [.field("id", \.id), .field("name", \.name), .field("price", \.price)]
    ),
    .elements("tags", \.card.tags),
  ]
}
