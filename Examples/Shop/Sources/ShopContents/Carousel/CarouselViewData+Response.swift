extension CarouselViewData {
  /// Creates the view data of a response.
  package init(_ response: CarouselResponse) {
    let illustrated = response.slides.compactMap { slide in
      slide.image.map { (slide: slide, image: $0) }
    }
    slides = illustrated.enumerated().map { index, element in
      Slide(
        item: element.slide.item,
        title: element.slide.title,
        image: element.image,
        page: "\(index + 1) / \(illustrated.count)"
      )
    }
    interval = slides.count > 1 ? max(response.interval ?? 5, 3) : 0
  }
}
