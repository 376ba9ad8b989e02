// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// Draws a shape in a frame of 100 by 100 points.
  public var body: StubShape { StubShape(path: path(in: .stubFrame), fill: "foreground") }

  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> some View {
    StubShape(
      path: path(in: .stubFrame),
      fill: content.stubText + (style.isEOFilled ? " even-odd" : "")
    )
  }
}

public struct StubShape: View, StubDrawn {
  private let path: Path
  private let fill: String

  nonisolated init(path: Path, fill: String) {
    self.path = path
    self.fill = fill
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] { [StubNode("shape", "\(path) in \(fill)")] }
}

extension CGRect {
  static var stubFrame: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }

  var text: String { "\(minX) \(minY) \(width) \(height)" }
}
