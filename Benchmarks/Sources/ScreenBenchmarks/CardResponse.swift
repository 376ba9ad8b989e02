/// A response of twelve fields.
public struct CardResponse: Decodable, Sendable {
  public let id: String
  public let title: String
  public let subtitle: String
  public let imageURL: String
  public let link: String
  public let badge: String
  public let price: Int
  public let points: Int
  public let stock: Int
  public let rating: Double
  public let isNew: Bool
  public let isFavourite: Bool

  /// One of a few fixed values.
  public init(number: Int) {
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
  public var json: String {
    """
    {"id":"\(id)","title":"\(title)","subtitle":"\(subtitle)","imageURL":"\(imageURL)",\
    "link":"\(link)","badge":"\(badge)","price":\(price),"points":\(points),"stock":\(stock),\
    "rating":\(rating),"isNew":\(isNew),"isFavourite":\(isFavourite)}
    """
  }
}
