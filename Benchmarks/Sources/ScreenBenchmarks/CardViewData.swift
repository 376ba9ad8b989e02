public import UIStateLayer

/// View data of twelve fields.
public struct CardViewData: ViewData {
  public var id = ""
  public var title = ""
  public var subtitle = ""
  public var imageURL = ""
  public var link = ""
  public var badge = ""
  public var price = 0
  public var points = 0
  public var stock = 0
  public var rating = 0.0
  public var isNew = false
  public var isFavourite = false

  public init() {}

  /// Takes the fields as they are: as little work as a mapping can be.
  public init(_ response: CardResponse) {
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
