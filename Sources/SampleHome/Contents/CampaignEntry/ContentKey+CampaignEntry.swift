import ScreenDocument
import TopScreen

extension ContentKey where Response == CampaignEntryResponse, Output == CampaignEntryViewData {
  /// The contract of the kind `campaignEntry`: a campaign that the user enters.
  static var campaignEntry: Self { Self("campaignEntry") }
}
