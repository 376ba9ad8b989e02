/// An empty space, as the server sends it.
struct SpacerResponse: Decodable, Sendable, Equatable {
  /// The height of the space in points.
  var height: Double?
}
