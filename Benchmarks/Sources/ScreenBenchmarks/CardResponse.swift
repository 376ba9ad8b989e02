/// A response of twelve fields.
package struct CardResponse: Decodable, Sendable {
  package let id: String
  package let title: String
  package let subtitle: String
  package let imageURL: String
  package let link: String
  package let badge: String
  package let price: Int
  package let points: Int
  package let stock: Int
  package let rating: Double
  package let isNew: Bool
  package let isFavourite: Bool

  /// One of a few fixed values.
  package init(number: Int) {
    id = "card-\(number)"
    title = "春の大感謝祭 人気の商品が勢ぞろい"
    subtitle = "本日かぎりのお買い得価格でお届け"
    imageURL = "https://image.example.jp/cards/\(number).jpg"
    link = "/cards/\(number)"
    badge = "送料無料"
    price = 1_980 + number
    points = 198
    stock = 25
    rating = 4.3
    isNew = true
    isFavourite = false
  }

  /// The response as a server writes it.
  package var json: String {
    """
    {"id":"\(id)","title":"\(title)","subtitle":"\(subtitle)","imageURL":"\(imageURL)",\
    "link":"\(link)","badge":"\(badge)","price":\(price),"points":\(points),"stock":\(stock),\
    "rating":\(rating),"isNew":\(isNew),"isFavourite":\(isFavourite)}
    """
  }
}
