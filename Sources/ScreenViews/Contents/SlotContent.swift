#if canImport(SwiftUI)
import Foundation
import SwiftUI
import UIStateLayer

/// The view of one content, which SwiftUI redraws when the slot changes: one view, however many views
/// the content draws, or none if the value is empty and the content draws only values.
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
