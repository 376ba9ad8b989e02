#if canImport(SwiftUI)
public import ScreenDocument
public import SwiftUI
public import TopScreen
public import UIStateLayer

/// Draws the contents of one kind, each from its slot.
///
/// The drawing depends only on the view data, for one of the initialisers also on the phase; when a
/// slot changes, SwiftUI redraws only its view. Before a content's first response, the slot has the
/// default value of its family.
@MainActor
public struct SlotView<UIState: AnyObject> {
  /// The kind of the contents.
  public let kind: ContentKind

  let makeView: @MainActor (UIState, ContentID) -> AnyView
  let imageAddresses: @MainActor (UIState, ContentID) -> [String]

  /// Creates a view that draws a slot's value, and nothing if the value is empty.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots.
  ///   - images: The addresses of the images in view data, which a ``CollectionContainer`` loads
  ///     shortly before it shows the content.
  ///   - content: The view for view data.
  public init<Response, Output: ViewData, Content: View>(
    _ key: ContentKey<Response, Output>,
    slots: KeyPath<UIState, UIStateSlots<Output>>,
    images: @escaping @MainActor (Output) -> [String] = { _ in [] },
    @ViewBuilder content: @escaping @MainActor (Output) -> Content
  ) {
    self.init(key, of: slots, images: images) { slot, _ in content(slot.value) }
  }

  /// Creates a view that draws a slot's value in any phase, also an empty value.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots.
  ///   - images: The addresses of the images in view data, which a ``CollectionContainer`` loads
  ///     shortly before it shows the content.
  ///   - content: The view for view data and phase.
  public init<Response, Output: ViewData, Content: View>(
    _ key: ContentKey<Response, Output>,
    slots: KeyPath<UIState, UIStateSlots<Output>>,
    images: @escaping @MainActor (Output) -> [String] = { _ in [] },
    @ViewBuilder content: @escaping @MainActor (Output, UIStatePhase) -> Content
  ) {
    self.init(key, of: slots, images: images, drawsEmptyValues: true) { slot, _ in
      content(slot.value, slot.phase)
    }
  }

  /// Creates a view that draws a slot's value and sends the user's actions; it draws nothing if the
  /// value is empty.
  ///
  /// ```swift
  /// SlotView(.poll, slots: \.poll) { action, id in
  ///   try? model.send(action, to: id, of: .poll)
  /// } content: { viewData, send in
  ///   PollView(viewData: viewData, send: send)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots.
  ///   - images: The addresses of the images in view data, which a ``CollectionContainer`` loads
  ///     shortly before it shows the content.
  ///   - send: Sends an action of a content to the content's screen.
  ///   - content: The view for view data, and for a closure that sends an action.
  public init<Response, Output: ViewData, Action, Content: View>(
    _ key: InteractiveContentKey<Response, Output, Action>,
    slots: KeyPath<UIState, UIStateSlots<Output>>,
    images: @escaping @MainActor (Output) -> [String] = { _ in [] },
    send: @escaping @MainActor (Action, ContentID) -> Void,
    @ViewBuilder content:
      @escaping @MainActor (Output, @escaping @MainActor (Action) -> Void) -> Content
  ) {
    self.init(key.content, of: slots, images: images) { slot, id in
      content(slot.value) { send($0, id) }
    }
  }

  private init<Response, Output: ViewData, Content: View>(
    _ key: ContentKey<Response, Output>,
    of slots: KeyPath<UIState, UIStateSlots<Output>>,
    images: @escaping @MainActor (Output) -> [String],
    drawsEmptyValues: Bool = false,
    @ViewBuilder content: @escaping @MainActor (UIStateSlot<Output>, ContentID) -> Content
  ) {
    kind = key.kind
    imageAddresses = { state, id in images(state[keyPath: slots][id.rawValue].value) }
    makeView = { state, id in
      AnyView(
        SlotContent(
          slot: state[keyPath: slots][id.rawValue],
          drawsEmptyValues: drawsEmptyValues
        ) { content($0, id) }
      )
    }
  }
}
#endif
