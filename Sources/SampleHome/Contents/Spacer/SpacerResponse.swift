/// The server's response for an empty space.
struct SpacerResponse: Decodable, Sendable, Equatable {
  /// The height of the space in points.
  var height: Double?
}
