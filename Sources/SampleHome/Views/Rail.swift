#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The view of items beside one another in a row that scrolls horizontally, each item as wide as the
/// others and one element for VoiceOver.
struct Rail<Item: Identifiable, Content: View>: View {
  private let items: [Item]
  private let content: @MainActor (Item) -> Content
  @ScaledMetric private var itemWidth: CGFloat

  init(
    _ items: [Item],
    width: CGFloat = 140,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) {
    self.items = items
    self.content = content
    _itemWidth = ScaledMetric(wrappedValue: width)
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(alignment: .top) {
        ForEach(items) { item in
          VStack(alignment: .leading) { content(item) }
            .frame(width: itemWidth, alignment: .leading)
            .accessibilityElement(children: .combine)
        }
      }
    }
  }
}
#endif
