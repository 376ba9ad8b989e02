#if canImport(SwiftUI)
import Foundation
import ScreenViews
import SwiftUI

/// Draws a rail of stories, with the image of each as an element in its box.
struct StoryRailView: View {
  let viewData: StoryRailViewData

  var body: some View {
    Titled(viewData.title) {
      Rail(viewData.items) { item in
        ElementView(item.imageAppearance) {
          ScreenImage(item.imageURL)
            .frame(width: CGFloat(viewData.diameter), height: CGFloat(viewData.diameter))
        }
        OptionalText(item.label)
      }
    }
  }
}
#endif
