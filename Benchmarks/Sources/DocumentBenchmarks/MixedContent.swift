/// One content of a ``MixedScreen``, by its type.
enum MixedContent: Decodable {
  case text(Text)
  case button(Button)
  case banner(Banner)
  case carousel(Carousel)

  struct Text: Decodable {
    let id: String
    let text: String
  }

  struct Button: Decodable {
    let id: String
    let title: String
    let action: String
    let destination: String
  }

  struct Banner: Decodable {
    let id: String
    let image: String
    let width: Int
    let height: Int
    let alternative: String
  }

  struct Carousel: Decodable {
    let id: String
    let items: [Item]

    struct Item: Decodable {
      let id: Int
      let name: String
      let price: Int
    }
  }

  private enum Key: String, CodingKey {
    case type
  }

  private enum Kind: String, Decodable {
    case text, button, banner, carousel
  }

  init(from decoder: any Decoder) throws {
    switch try decoder.container(keyedBy: Key.self).decode(Kind.self, forKey: .type) {
    case .text: self = .text(try Text(from: decoder))
    case .button: self = .button(try Button(from: decoder))
    case .banner: self = .banner(try Banner(from: decoder))
    case .carousel: self = .carousel(try Carousel(from: decoder))
    }
  }
}
