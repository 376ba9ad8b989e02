#if canImport(SwiftUI)
import SwiftUI

/// The view of the shop's notices.
struct NoticeListView: View {
  let viewData: NoticeViewData
  let open: @MainActor (String) -> Void

  var body: some View {
    TitledContent("お知らせ") {
      TextUnlessEmpty(viewData.unreadCount)
      ForEach(viewData.items) { item in
        Button {
          open(item.destination)
        } label: {
          HStack {
            TextUnlessEmpty(item.label)
            if item.isUnread { Text("●").accessibilityLabel("未読") }
            Text(item.title)
            TextUnlessEmpty(item.date)
          }
        }
        .buttonStyle(.plain)
        .disabled(item.destination.isEmpty)
      }
    }
  }
}
#endif
