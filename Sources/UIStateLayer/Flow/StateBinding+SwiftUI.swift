#if canImport(SwiftUI)
public import SwiftUI

extension StateBinding {
  /// The same binding, as SwiftUI's controls take it.
  public var swiftUI: Binding<Value> {
    Binding(
      get: { @MainActor in value },
      set: { @MainActor in value = $0 }
    )
  }
}
#endif
