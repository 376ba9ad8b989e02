/// An empty space, as the server sends it.
struct SpacerResponse: Decodable, Sendable, Equatable {
  /// In points.
  var height: Double?
}
