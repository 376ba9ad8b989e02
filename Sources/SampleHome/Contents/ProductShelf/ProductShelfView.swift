#if canImport(SwiftUI)
import Foundation
import ScreenViews
import SwiftUI

/// The view of a shelf of products, each product in the box of its appearance.
struct ProductShelfView: View {
  let viewData: ProductShelfViewData
  let open: @MainActor (String) -> Void

  var body: some View {
    TitledContent(viewData.title) {
      LazyVGrid(columns: Array(repeating: GridItem(), count: viewData.columns)) {
        ForEach(viewData.items) { item in
          ItemView(item.appearance) {
            Button {
              open(item.destination)
            } label: {
              VStack(alignment: .leading) {
                ScreenImage(item.imageURL).aspectRatio(1, contentMode: .fit)
                TextUnlessEmpty(item.badge)
                Text(item.name).lineLimit(2)
                TextUnlessEmpty(item.price)
              }
            }
            .buttonStyle(.plain)
            .disabled(item.destination.isEmpty)
          }
        }
      }
    }
  }
}
#endif
