#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// One content, redrawn when a part that it read of its slot has changed.
struct SlotContent<Output: ViewData, Content: View>: View {
  let slot: UIStateSlot<Output>
  let content: @MainActor (UIStateSlot<Output>) -> Content

  var body: some View { content(slot) }
}
#endif
