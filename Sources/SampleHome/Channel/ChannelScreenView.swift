#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The outermost view of the live channel, and the only one that owns the screen's store.
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
