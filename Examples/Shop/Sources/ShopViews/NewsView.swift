#if canImport(SwiftUI)
import ShopContents
import SwiftUI

/// The view of the news.
struct NewsView: View {
  let viewData: NewsViewData

  var body: some View {
    VStack(alignment: .leading) {
      Text("News").font(.headline).accessibilityAddTraits(.isHeader)
      ForEach(viewData.rows.indices, id: \.self) { index in
        VStack(alignment: .leading) {
          Text(viewData.rows[index].headline)
          Text(viewData.rows[index].age).font(.caption)
        }
        .accessibilityElement(children: .combine)
      }
    }
  }
}
#endif
