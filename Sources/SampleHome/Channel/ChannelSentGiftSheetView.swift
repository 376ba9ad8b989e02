#if canImport(SwiftUI)
import SwiftUI

/// The view of the sheet that lists the sent presents, and from which the user sends one.
struct ChannelSentGiftSheetView: View {
  let sheet: ChannelViewData.SentGiftSheet
  let onEvent: @MainActor (ChannelViewArguments.UserEvent) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(sheet.title).font(.headline).accessibilityAddTraits(.isHeader)
      ForEach(sheet.rows, id: \.self) { Text($0) }
      Button("スターを贈る") { onEvent(.sendGiftsTapped(named: "スター", count: 1)) }
      Button("閉じる") { onEvent(.giftsDismissed) }
    }
  }
}
#endif
