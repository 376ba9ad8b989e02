#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The only view of the live channel that owns a store.
struct ChannelScreenView: View {
  @State private var screen: ChannelScreen
  @State private var commands: StateObservation?
  private let onCommand: @MainActor (ChannelCommand) -> Void

  init(_ screen: ChannelScreen, onCommand: @escaping @MainActor (ChannelCommand) -> Void) {
    _screen = State(initialValue: screen)
    self.onCommand = onCommand
  }

  var body: some View {
    ChannelContentView(content: screen.content)
      .onAppear { if commands == nil { commands = screen.store.listen(onCommand) } }
      .onDisappear { commands = nil }
  }
}
#endif
