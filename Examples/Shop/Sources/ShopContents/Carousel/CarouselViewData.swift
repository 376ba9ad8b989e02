import UIStateLayer

/// The view data of a carousel.
package struct CarouselViewData: ViewData {
  /// The slides that have an image, in the server's order.
  package var slides: [Slide]
  /// The seconds from one slide to the next: the interval of the response, at least 3; 5 if it is
  /// absent; 0 for fewer than two slides.
  package var interval: Int

  package var isEmpty: Bool { slides.isEmpty }

  package init(slides: [Slide] = [], interval: Int = 0) {
    self.slides = slides
    self.interval = interval
  }

  /// One slide.
  package struct Slide: Equatable, Sendable, Encodable {
    package var item: String
    package var title: String
    package var image: String
    /// The place of the slide among the shown slides, from 1, and their number: "1 / 3".
    package var page: String

    package init(item: String, title: String, image: String, page: String) {
      self.item = item
      self.title = title
      self.image = image
      self.page = page
    }
  }
}
