import UIStateLayer

/// View data of twelve fields.
struct TileViewData: ViewData {
  var id: String
  var title: String
  var subtitle = "本日かぎりのお買い得価格でお届け"
  var imageURL: String
  var link: String
  var badge = "送料無料"
  var price: Int
  var points = 198
  var stock = 25
  var rating = 4.3
  var isNew = true
  var isFavourite = false

  init(number: Int) {
    id = "tile-\(number)"
    title = "春の大感謝祭 人気の商品が勢ぞろい \(number)"
    imageURL = "https://image.example.jp/tiles/\(number).jpg"
    link = "/tiles/\(number)"
    price = 1_980 + number
  }

  /// The same tile at other prices, as a series of responses delivers it.
  ///
  /// All strings are unique to the tile, so that comparing two costs as much as for a response that
  /// changed only the field that is compared last.
  static func versions(of number: Int) -> [TileViewData] {
    (0..<2).map { version in
      var tile = TileViewData(number: number)
      tile.isFavourite = version == 1
      return tile
    }
  }
}
