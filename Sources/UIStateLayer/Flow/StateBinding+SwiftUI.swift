#if canImport(SwiftUI)
public import SwiftUI

extension StateBinding {
  /// The binding converted to SwiftUI's `Binding`, for SwiftUI's controls.
  public var swiftUI: Binding<Value> {
    Binding(
      get: { @MainActor in value },
      set: { @MainActor in value = $0 }
    )
  }
}
#endif
