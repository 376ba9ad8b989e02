/// A screen of cards, as an app without this package decodes it.
struct CardRows: Decodable {
  struct Row: Decodable {
    let type: String
    let id: String
    let value: CardResponse
  }

  let contents: [Row]
}
