#if canImport(SwiftUI)
import SwiftUI

/// Draws a content below its title; without a title if it is "".
struct Titled<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      if !title.isEmpty { Text(title).font(.headline) }
      content
    }
  }
}
#endif
