// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modified("padding", insets.text)
  }

  nonisolated public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    modified("padding", "\(length ?? 16)")
  }

  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      "frame",
      "\(width.map { "\($0)" } ?? "–") × \(height.map { "\($0)" } ?? "–")"
    )
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified("frame", (maxWidth == .infinity ? "full width " : "") + alignment.text)
  }

  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modified("aspectRatio", "\(contentMode)")
  }
}

extension View {
  nonisolated public func clipped(antialiased: Bool = false) -> some View { modified("clipped") }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified("fixedSize", "\(horizontal) \(vertical)")
  }
}

extension View {
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View { modified("ignoresSafeArea", "\(edges.rawValue)") }
}

public enum ContentMode: Hashable, Sendable {
  case fit, fill
}
