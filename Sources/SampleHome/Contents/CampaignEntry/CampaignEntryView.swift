#if canImport(SwiftUI)
import SwiftUI

/// The view of a campaign that the user enters.
struct CampaignEntryView: View {
  let viewData: CampaignEntryViewData
  let open: @MainActor (String) -> Void

  var body: some View {
    TitledContent(viewData.title) {
      Text(viewData.status).bold()
      TextUnlessEmpty(viewData.period)
      TextUnlessEmpty(viewData.description)
      TextUnlessEmpty(viewData.condition)
      TextUnlessEmpty(viewData.pointRate)
      TextUnlessEmpty(viewData.entryCount)
      Button(viewData.entryLabel) { open(viewData.destination) }.disabled(!viewData.canEnter)
    }
  }
}
#endif
