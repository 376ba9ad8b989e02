#if canImport(SwiftUI)
import SwiftUI

/// The view of a campaign that the user enters.
struct CampaignEntryView: View {
  let viewData: CampaignEntryViewData
  let open: @MainActor (String) -> Void

  var body: some View {
    Titled(viewData.title) {
      Text(viewData.status).bold()
      OptionalText(viewData.period)
      OptionalText(viewData.description)
      OptionalText(viewData.condition)
      OptionalText(viewData.pointRate)
      OptionalText(viewData.entryCount)
      Button(viewData.entryLabel) { open(viewData.destination) }.disabled(!viewData.canEnter)
    }
  }
}
#endif
