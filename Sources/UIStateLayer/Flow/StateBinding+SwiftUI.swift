#if canImport(SwiftUI)
public import SwiftUI

extension StateBinding {
  /// The same binding, for SwiftUI's controls.
  public var swiftUI: Binding<Value> {
    Binding(
      get: { @MainActor in value },
      set: { @MainActor in value = $0 }
    )
  }
}
#endif
