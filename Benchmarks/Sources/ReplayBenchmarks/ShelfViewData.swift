import UIStateLayer

/// View data of twelve fields, two of them lists of ten.
struct ShelfViewData: ViewData {
  struct Product: ViewData {
    var id: String
    var name: String
    var price: Int
  }

  var id = ""
  var title = ""
  var subtitle = ""
  var imageURL = ""
  var link = ""
  var badge = ""
  var stock = 0
  var rating = 0.0
  var isNew = false
  var isFavourite = false
  var products: [Product] = []
  var tags: [String] = []

  init() {}

  /// Copies the fields: the minimal work of a mapping.
  init(_ response: ShelfResponse) {
    id = response.id
    title = response.title
    subtitle = response.subtitle
    imageURL = response.imageURL
    link = response.link
    badge = response.badge
    stock = response.stock
    rating = response.rating
    isNew = response.isNew
    isFavourite = response.isFavourite
    products = response.products.map { Product(id: $0.id, name: $0.name, price: $0.price) }
    tags = response.tags
  }
}
