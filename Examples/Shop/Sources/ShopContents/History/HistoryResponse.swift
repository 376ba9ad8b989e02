/// The items that the user has looked at, as the server sends them.
package struct HistoryResponse: Decodable, Sendable, Equatable {
  package var visits: [Visit]

  /// One visit; an item can have several.
  package struct Visit: Decodable, Sendable, Equatable {
    package var item: String
    package var name: String
  }
}
