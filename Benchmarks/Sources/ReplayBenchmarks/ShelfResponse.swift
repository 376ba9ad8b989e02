import UIStateLayer

/// A response of twelve fields, two of them lists of ten.
struct ShelfResponse: Decodable, Sendable {
  struct Product: Decodable, Sendable {
    let id: String
    let name: String
    let price: Int
  }

  let id: String
  let title: String
  let subtitle: String
  let imageURL: String
  let link: String
  let badge: String
  let stock: Int
  let rating: Double
  let isNew: Bool
  let isFavourite: Bool
  let products: [Product]
  let tags: [String]

  /// A response as a server writes it, with ten products and tags or some other numbers of them.
  static func json(number: Int, products productCount: Int = 10, tags tagCount: Int = 10) -> String
  {
    let products = (0..<productCount).map {
      #"{"id":"p-\#($0)","name":"国産果汁ゼリー詰め合わせ \#($0)","price":\#(number + $0)}"#
    }
    let tags = (0..<tagCount).map { #""tag-\#($0)""# }
    return """
      {"id":"shelf-\(number)","title":"春の大感謝祭 人気の商品が勢ぞろい",\
      "subtitle":"本日かぎりのお買い得価格でお届け",\
      "imageURL":"https://image.example.jp/shelves/\(number).jpg","link":"/shelves/\(number)",\
      "badge":"送料無料","stock":25,"rating":4.3,"isNew":true,"isFavourite":false,\
      "products":[\(products.joined(separator: ","))],"tags":[\(tags.joined(separator: ","))]}
      """
  }
}
