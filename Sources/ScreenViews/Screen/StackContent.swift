#if canImport(SwiftUI)
#if canImport(CoreGraphics)
import CoreGraphics
#endif
import Foundation
import ScreenDocument
import SwiftUI
import TopScreen

/// The view of one content of a screen, which reports its size and, in a SwiftUI scroll view, its
/// visible share.
struct StackContent: View {
  let item: StackItem
  let screen: ComposedScreen
  var impressions: ImpressionTracker?
  let view: AnyView

  var body: some View {
    view
      .onGeometryChange(for: CGSize.self) { proxy in
        proxy.size
      } action: { size in
        let size = MeasuredSize(width: size.width, height: size.height)
        screen.sizes.report(size, for: item.id)
      }
      .onGeometryChange(for: Double.self) { proxy in
        Self.visibleShare(of: proxy)
      } action: { share in
        impressions?.shareChanged(share, of: item.id, on: item.side)
      }
      .onDisappear { impressions?.shareChanged(0, of: item.id, on: item.side) }
  }

  private nonisolated static func visibleShare(of proxy: GeometryProxy) -> Double {
    guard let viewport = proxy.bounds(of: .scrollView) else { return 0 }
    return ContentExtent(start: 0, length: proxy.size.height)
      .visibleShare(in: ContentExtent(start: viewport.minY, length: viewport.height))
  }
}
#endif
