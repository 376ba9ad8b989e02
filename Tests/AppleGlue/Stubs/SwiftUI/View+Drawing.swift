// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public enum BlendMode: Sendable {
  case normal, destinationOut
}

public struct Font: Hashable, Sendable {
  public static let headline = Font()
  public static let caption = Font()
  public static let body = Font()
  public static let title = Font()
}

extension View {
  public func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    let background = content()
    return StubModified(self, isBehind: true) {
      StubNode("background", "", [StubNode("behind", "", stubNodes(of: background))])
    }
  }

  public func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> some View {
    let overlay = content()
    return StubModified(self) {
      StubNode("overlay", alignment.text, [StubNode("before", "", stubNodes(of: overlay))])
    }
  }

  nonisolated public func clipShape<Clip: Shape>(
    _ shape: Clip,
    style: FillStyle = FillStyle()
  ) -> some View {
    modified("clip", "\(shape.path(in: .stubFrame))")
  }

  nonisolated public func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modified("shadow", "\(color.stubText) radius \(radius) at \(x) \(y)")
  }

  nonisolated public func compositingGroup() -> some View { modified("compositingGroup") }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modified("blendMode", "\(blendMode)")
  }

  nonisolated public func font(_ font: Font?) -> some View { modified("font") }

  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modified("foregroundStyle", style.stubText)
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View { modified("lineLimit") }
}
