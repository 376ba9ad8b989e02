import ScreenDocument
package import TopScreen

extension ContentKey where Response == CarouselResponse, Output == CarouselViewData {
  /// The contract of the kind `carousel`.
  package static var carousel: Self { Self("carousel") }
}
