#if canImport(SwiftUI)
import SwiftUI

/// The view of a content below its title; it draws no title if the title is "".
struct TitledContent<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      if !title.isEmpty { Text(title).font(.headline).accessibilityAddTraits(.isHeader) }
      content
    }
  }
}
#endif
