#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The outermost view of the timeline, and the only one that owns the screen.
struct TimelineScreenView: View {
  @State private var screen: TimelineScreenModel
  @State private var commands: StateObservation?
  private let onCommand: @MainActor (TimelineCommand) -> Void

  init(_ screen: TimelineScreenModel, onCommand: @escaping @MainActor (TimelineCommand) -> Void) {
    _screen = State(initialValue: screen)
    self.onCommand = onCommand
  }

  var body: some View {
    TimelineContentView(content: screen.content)
      .onAppear {
        if commands == nil { commands = screen.listen(onCommand) }
        screen.appear()
      }
      .onDisappear { commands = nil }
  }
}
#endif
