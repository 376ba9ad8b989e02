/// Slides that follow each other, as the server sends them.
package struct CarouselResponse: Decodable, Sendable, Equatable {
  /// The time for which a slide is shown, in seconds.
  package var interval: Int?
  package var slides: [Slide]

  /// One slide; without an image it is not shown.
  package struct Slide: Decodable, Sendable, Equatable {
    package var item: String
    package var title: String
    package var image: String?
  }
}
