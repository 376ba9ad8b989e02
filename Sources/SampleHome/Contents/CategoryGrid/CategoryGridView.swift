#if canImport(SwiftUI)
import Foundation
import ScreenViews
import SwiftUI

/// The view of the grid of categories.
struct CategoryGridView: View {
  let viewData: CategoryGridViewData

  var body: some View {
    TitledContent(viewData.title) {
      LazyVGrid(columns: Array(repeating: GridItem(), count: viewData.columns)) {
        ForEach(viewData.items) { item in
          VStack {
            Thumbnail(item.iconURL, sideLength: 48)
            Text(item.name).lineLimit(1)
            TextUnlessEmpty(item.itemCount)
          }
          .accessibilityElement(children: .combine)
        }
      }
    }
  }
}
#endif
