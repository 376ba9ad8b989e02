#if canImport(SwiftUI)
import Foundation
import ScreenViews
import ShopContents
import SwiftUI

/// The view of a carousel: slides beside one another, each with its place among them.
struct CarouselView: View {
  let viewData: CarouselViewData
  @ScaledMetric private var width: CGFloat = 240

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(alignment: .top) {
        // Several slides can have one item, but each has a page of its own.
        ForEach(viewData.slides, id: \.page) { slide in
          VStack(alignment: .leading) {
            ScreenImage(slide.image).frame(width: width, height: width / 2)
            Text(slide.title)
            Text(slide.page).font(.caption)
          }
          .frame(width: width, alignment: .leading)
          .accessibilityElement(children: .combine)
        }
      }
    }
  }
}
#endif
