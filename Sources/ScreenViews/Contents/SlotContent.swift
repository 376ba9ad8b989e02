#if canImport(SwiftUI)
import Foundation
import SwiftUI
import UIStateLayer

/// Draws one content from its slot; SwiftUI redraws it when the slot changes.
///
/// All views that `content` returns are stacked in a single view. If the slot's value is empty,
/// nothing is drawn, unless `drawsEmptyValues` is true.
struct SlotContent<Output: ViewData, Content: View>: View {
  let slot: UIStateSlot<Output>
  let drawsEmptyValues: Bool
  let content: @MainActor (UIStateSlot<Output>) -> Content

  var body: some View {
    if drawsEmptyValues || !slot.value.isEmpty {
      VStack(alignment: .leading, spacing: 0) { content(slot) }
    }
  }
}
#endif
