#if canImport(SwiftUI)
import SwiftUI

/// The view of the user's points and rank.
struct PointBalanceView: View {
  let viewData: PointBalanceViewData

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(viewData.rank)
        Text(viewData.points).bold()
      }
      TextUnlessEmpty(viewData.limitedPoints)
      TextUnlessEmpty(viewData.limitedExpiry)
    }
    .accessibilityElement(children: .combine)
  }
}
#endif
