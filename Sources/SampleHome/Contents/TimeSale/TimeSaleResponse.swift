/// The server's response for a sale that ends at a given time.
struct TimeSaleResponse: Decodable, Sendable, Equatable {
  var title: String?

  /// The moment at which the sale ends, in seconds since 1970.
  var endsAt: Int?
  var items: [Item]

  /// One item on sale of the response.
  struct Item: Decodable, Sendable, Equatable {
    var itemID: String
    var name: String
    var imageURL: String?

    /// The price during the sale, in yen.
    var salePrice: Int

    /// The price outside the sale, in yen.
    var regularPrice: Int?

    /// The number of pieces in stock when the sale began.
    var stockTotal: Int?
    var stockLeft: Int?
  }
}
