#if canImport(SwiftUI)
import ShopContents
import SwiftUI

/// The view of the items that the user has looked at.
struct HistoryView: View {
  let viewData: HistoryViewData

  var body: some View {
    VStack(alignment: .leading) {
      Text("Seen before").font(.headline).accessibilityAddTraits(.isHeader)
      ForEach(viewData.rows, id: \.item) { row in
        HStack {
          Text(row.name)
          if row.isPromoted { Text("★").accessibilityLabel("in the carousel") }
        }
        .accessibilityElement(children: .combine)
      }
    }
  }
}
#endif
