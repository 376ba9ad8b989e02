#if canImport(SwiftUI)
public import ScreenDocument
public import SwiftUI
public import TopScreen
public import UIStateLayer

/// Draws the contents of one kind, each from its slot.
///
/// The view is a function of its view data; when the slot changes, SwiftUI redraws only this view.
@MainActor
public struct SlotView<UIState: AnyObject> {
  /// The kind of the contents.
  public let kind: ContentKind

  let view: @MainActor (UIState, ContentID) -> AnyView

  /// Draws a slot's value, and nothing if it is empty.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots.
  ///   - content: The view for view data.
  public init<Response, Output: ViewData, Content: View>(
    _ key: ContentKey<Response, Output>,
    slots: KeyPath<UIState, UIStateSlots<Output>>,
    @ViewBuilder content: @escaping @MainActor (Output) -> Content
  ) {
    self.init(key, of: slots) { slot in
      if !slot.value.isEmpty { content(slot.value) }
    }
  }

  /// Draws a slot's value in any phase.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots.
  ///   - content: The view for view data and phase.
  public init<Response, Output: ViewData, Content: View>(
    _ key: ContentKey<Response, Output>,
    slots: KeyPath<UIState, UIStateSlots<Output>>,
    @ViewBuilder content: @escaping @MainActor (Output, UIStatePhase) -> Content
  ) {
    self.init(key, of: slots) { slot in content(slot.value, slot.phase) }
  }

  private init<Response, Output: ViewData, Content: View>(
    _ key: ContentKey<Response, Output>,
    of slots: KeyPath<UIState, UIStateSlots<Output>>,
    @ViewBuilder content: @escaping @MainActor (UIStateSlot<Output>) -> Content
  ) {
    kind = key.kind
    view = { state, id in
      AnyView(SlotContent(slot: state[keyPath: slots][id.rawValue], content: content))
    }
  }
}
#endif
