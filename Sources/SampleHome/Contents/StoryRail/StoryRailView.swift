#if canImport(SwiftUI)
import Foundation
import ScreenViews
import SwiftUI

/// The view of a rail of stories, each image in the box of its appearance.
struct StoryRailView: View {
  let viewData: StoryRailViewData

  var body: some View {
    TitledContent(viewData.title) {
      Rail(viewData.items, width: CGFloat(viewData.diameter) + 16) { item in
        ElementView(item.imageAppearance) {
          ScreenImage(item.imageURL)
            .frame(width: CGFloat(viewData.diameter), height: CGFloat(viewData.diameter))
        }
        TextUnlessEmpty(item.label)
      }
    }
  }
}
#endif
