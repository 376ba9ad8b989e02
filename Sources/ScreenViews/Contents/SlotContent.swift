#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// One content, drawn anew whenever what was read of its slot has changed.
struct SlotContent<Output: ViewData, Content: View>: View {
  let slot: UIStateSlot<Output>
  let content: @MainActor (UIStateSlot<Output>) -> Content

  var body: some View { content(slot) }
}
#endif
