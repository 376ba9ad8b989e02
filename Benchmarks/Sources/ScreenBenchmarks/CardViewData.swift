import UIStateLayer

/// View data of twelve fields.
package struct CardViewData: ViewData {
  package var id = ""
  package var title = ""
  package var subtitle = ""
  package var imageURL = ""
  package var link = ""
  package var badge = ""
  package var price = 0
  package var points = 0
  package var stock = 0
  package var rating = 0.0
  package var isNew = false
  package var isFavourite = false

  package init() {}

  /// Copies the fields: the minimal work of a mapping.
  package init(_ response: CardResponse) {
    id = response.id
    title = response.title
    subtitle = response.subtitle
    imageURL = response.imageURL
    link = response.link
    badge = response.badge
    price = response.price
    points = response.points
    stock = response.stock
    rating = response.rating
    isNew = response.isNew
    isFavourite = response.isFavourite
  }
}
