#if canImport(SwiftUI)
import SwiftUI

/// The view of the user's coupons.
struct CouponsView: View {
  let viewData: CouponsViewData

  var body: some View {
    TitledContent("クーポン") {
      TextUnlessEmpty(viewData.usableCount)
      Rail(viewData.items) { item in
        Text(item.title).lineLimit(2)
        TextUnlessEmpty(item.discount)
        Text(item.condition)
        Text(item.expiry)
        TextUnlessEmpty(item.note)
      }
    }
  }
}
#endif
