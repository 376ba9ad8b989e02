#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// One content, redrawn when a property of its slot that it read has changed.
struct SlotContent<Output: ViewData, Content: View>: View {
  let slot: UIStateSlot<Output>
  let content: @MainActor (UIStateSlot<Output>) -> Content

  var body: some View { content(slot) }
}
#endif
