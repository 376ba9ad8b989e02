#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The outermost view of the live channel, and the only one that owns the screen's store.
struct ChannelScreenView: View {
  @State private var screen: ChannelScreenModel
  @State private var commandObservation: StateObservation?
  private let onCommand: @MainActor (ChannelViewCommand) -> Void

  init(_ screen: ChannelScreenModel, onCommand: @escaping @MainActor (ChannelViewCommand) -> Void) {
    _screen = State(initialValue: screen)
    self.onCommand = onCommand
  }

  var body: some View {
    ChannelContentView(arguments: screen.viewArguments)
      .onAppear {
        if commandObservation == nil { commandObservation = screen.store.listen(onCommand) }
      }
      .onDisappear { commandObservation = nil }
  }
}
#endif
