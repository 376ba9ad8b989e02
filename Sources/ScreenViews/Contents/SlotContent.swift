#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The view of one content, which SwiftUI redraws when the slot changes.
struct SlotContent<Output: ViewData, Content: View>: View {
  let slot: UIStateSlot<Output>
  let content: @MainActor (UIStateSlot<Output>) -> Content

  var body: some View { content(slot) }
}
#endif
