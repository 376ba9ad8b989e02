// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The environment of the view that is being drawn.
  @MainActor static var current = EnvironmentValues()

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@propertyWrapper
@MainActor
public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    path = keyPath
  }

  public var wrappedValue: Value { EnvironmentValues.current[keyPath: path] }
}

public struct StubEnvironment<Content: View> {
  private let content: Content
  private let change: @MainActor (inout EnvironmentValues) -> Void

  init(
    _ content: Content,
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) {
    self.content = content
    self.change = change
  }
}

extension StubEnvironment: View, StubDrawn {
  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    let before = EnvironmentValues.current
    defer { EnvironmentValues.current = before }
    change(&EnvironmentValues.current)
    return SwiftUI.stubNodes(of: content)
  }
}

extension View {
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    StubEnvironment(self) { $0[keyPath: keyPath] = value }
  }
}

extension View {
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    StubEnvironment(self) { transform(&$0[keyPath: keyPath]) }
  }
}

public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  private struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.background
  }

  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
