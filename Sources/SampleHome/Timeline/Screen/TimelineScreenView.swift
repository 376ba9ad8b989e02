#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The outermost view of the timeline, and the only one that owns the screen's model.
struct TimelineScreenView: View {
  @State private var screen: TimelineScreenModel
  @State private var commandObservation: StateObservation?
  private let onCommand: @MainActor (TimelineCommand) -> Void

  init(_ screen: TimelineScreenModel, onCommand: @escaping @MainActor (TimelineCommand) -> Void) {
    _screen = State(initialValue: screen)
    self.onCommand = onCommand
  }

  var body: some View {
    TimelineContentView(arguments: screen.viewArguments)
      .onAppear {
        if commandObservation == nil { commandObservation = screen.listen(onCommand) }
        screen.refresh()
      }
      .onDisappear { commandObservation = nil }
  }
}
#endif
