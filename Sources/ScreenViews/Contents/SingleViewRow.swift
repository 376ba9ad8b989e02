#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The row of a content in a lazy stack: always one view, also if the content draws nothing, so
/// that the stack knows the number of its rows without making them.
struct SingleViewRow<Content: View>: View {
  private let content: Content

  init(@ViewBuilder _ content: () -> Content) {
    self.content = content()
  }

  var body: some View { VStack(spacing: 0) { content } }
}
#endif
