/// A sale that ends at a given time, as the server sends it.
struct TimeSaleResponse: Decodable, Sendable, Equatable {
  var title: String?

  /// Seconds since 1970.
  var endsAt: Int?
  var items: [Item]

  /// One item on sale.
  struct Item: Decodable, Sendable, Equatable {
    var itemID: String
    var name: String
    var imageURL: String?

    /// In yen.
    var salePrice: Int

    /// In yen, outside the sale.
    var regularPrice: Int?

    /// The stock when the sale began.
    var stockTotal: Int?
    var stockLeft: Int?
  }
}
