/// The slides of a carousel, as the server sends them.
package struct CarouselResponse: Decodable, Sendable, Equatable {
  /// The time for which a slide is shown, in seconds; `nil` means 5.
  package var interval: Int?
  package var slides: [Slide]

  /// One slide; a slide without an image is not shown.
  package struct Slide: Decodable, Sendable, Equatable {
    package var item: String
    package var title: String
    package var image: String?
  }
}
