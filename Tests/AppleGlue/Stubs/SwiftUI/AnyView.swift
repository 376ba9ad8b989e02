// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct AnyView: View, StubDrawn {
  /// The name of the wrapped type.
  public let stubTypeName: String
  private let draw: @MainActor () -> [StubNode]

  public init(_ view: some View) {
    stubTypeName = "\(type(of: view))"
    draw = { SwiftUI.stubNodes(of: view) }
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] { draw() }
}
