// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor public static func main() { _ = Self().body }
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene, StubWindow {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { fatalError("Drawn by itself.") }
  /// The drawing of the first window.
  public var stubNode: StubNode { SwiftUI.stubNode(of: content) }
}

/// A scene whose window the stub draws.
@MainActor
public protocol StubWindow {
  var stubNode: StubNode { get }
}

/// Draws the window of an app's scene.
@MainActor
public func stubNode(ofScene scene: some Scene) -> StubNode {
  (scene as? any StubWindow)?.stubNode ?? StubNode("no window")
}
