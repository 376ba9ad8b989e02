// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct GeometryProxy: Sendable {
  public let size: CGSize
  private let scrollBounds: CGRect?

  /// Creates the geometry of a view.
  ///
  /// - Parameters:
  ///   - size: Its size.
  ///   - scrollBounds: The visible bounds of the scroll view around it, in the view's own
  ///     coordinates.
  public init(stubSize size: CGSize, scrollBounds: CGRect? = nil) {
    self.size = size
    self.scrollBounds = scrollBounds
  }

  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { scrollBounds }
}

public protocol CoordinateSpaceProtocol: Sendable {}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace() }
}

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    // SwiftUI calls the closure on the main actor, wherever it was written.
    let action = unsafeBitCast(action, to: (@MainActor () -> Void)?.self)
    return StubModified(self) { StubNode("onAppear", action: { _ in action?() }) }
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    let action = unsafeBitCast(action, to: (@MainActor () -> Void)?.self)
    return StubModified(self) { StubNode("onDisappear", action: { _ in action?() }) }
  }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    StubModified(self) { StubNode("task", asyncAction: action) }
  }

  nonisolated public func task<ID: Equatable>(
    id: ID,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    let id = "\(id)"
    return StubModified(self) { StubNode("task", id, asyncAction: action) }
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

  nonisolated public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    let action = unsafeBitCast(action, to: (@MainActor (Value) -> Void).self)
    return StubModified(self) {
      StubNode(
        "onGeometryChange",
        "\(type)",
        action: { if let proxy = $0 as? GeometryProxy { action(transform(proxy)) } }
      )
    }
  }
}

extension View {
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    let action = unsafeBitCast(action, to: (@MainActor (Value, Value) -> Void).self)
    return StubModified(self) {
      if initial { action(value, value) }
      return StubNode("onChange", action: { if let new = $0 as? Value { action(value, new) } })
    }
  }
}

extension View {
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modified("scrollTargetLayout")
  }

  public func scrollPosition<ID: Hashable & Sendable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    StubModified(self) {
      StubNode(
        "scrollPosition",
        id.wrappedValue.map { "\($0)" } ?? "",
        action: { id.wrappedValue = $0 as? ID }
      )
    }
  }
}

public struct UnitPoint: Hashable, Sendable {
  public static let top = UnitPoint()
}
