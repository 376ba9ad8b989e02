// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct GeometryProxy: Sendable {
  public let size: CGSize
}

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    // SwiftUI calls it on the main actor, wherever it was written.
    let action = unsafeBitCast(action, to: (@MainActor () -> Void)?.self)
    return StubModified(self) { StubNode("onAppear", action: { _ in action?() }) }
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    let action = unsafeBitCast(action, to: (@MainActor () -> Void)?.self)
    return StubModified(self) { StubNode("onDisappear", action: { _ in action?() }) }
  }

  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    let action = unsafeBitCast(action, to: (@MainActor () -> Void).self)
    return StubModified(self) { StubNode("onTap", action: { _ in action() }) }
  }

  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    StubModified(self) { StubNode("refreshable", asyncAction: action) }
  }

  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    let action = unsafeBitCast(action, to: (@MainActor (Bool) -> Void).self)
    return StubModified(self) {
      StubNode(
        "onScrollVisibility",
        "\(threshold)",
        action: { if let isVisible = $0 as? Bool { action(isVisible) } }
      )
    }
  }

  nonisolated public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    let action = unsafeBitCast(action, to: (@MainActor (Value) -> Void).self)
    return StubModified(self) {
      StubNode(
        "onGeometryChange",
        action: { if let size = $0 as? CGSize { action(transform(GeometryProxy(size: size))) } }
      )
    }
  }
}

extension View {
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modified("scrollTargetLayout")
  }

  nonisolated public func scrollPosition<ID: Hashable & Sendable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modified("scrollPosition")
  }
}

public struct UnitPoint: Hashable, Sendable {
  public static let top = UnitPoint()
}
