#if canImport(SwiftUI)
import SwiftUI

/// The view of items beside one another in a row that scrolls horizontally.
struct Rail<Item: Identifiable, Content: View>: View {
  private let items: [Item]
  private let content: @MainActor (Item) -> Content

  init(_ items: [Item], @ViewBuilder content: @escaping @MainActor (Item) -> Content) {
    self.items = items
    self.content = content
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(alignment: .top) {
        ForEach(items) { item in
          VStack(alignment: .leading) { content(item) }
        }
      }
    }
  }
}
#endif
