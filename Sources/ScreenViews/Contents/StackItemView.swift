#if canImport(SwiftUI)
#if canImport(CoreGraphics)
import CoreGraphics
#endif
import Foundation
import ScreenDocument
import SwiftUI
import TopScreen

/// Shows the view of one content of a screen, and reports the view's size to the screen.
///
/// If there is an impression tracker, `StackItemView` also reports to the tracker whether the user
/// sees enough of the view: whether the visible share of the view's height in its SwiftUI scroll
/// view meets the tracker's rule. The tracker receives the share 1 if this is so, otherwise 0.
///
/// `StackItemView` takes the whole width that it is offered, and a narrower view is at its leading
/// edge. A content that draws nothing has no view, so the box around the content is not drawn.
struct StackItemView: View {
  let item: StackItem
  let screen: ComposedScreen
  var impressions: ImpressionTracker?
  let view: AnyView

  var body: some View {
    view
      .frame(maxWidth: .infinity, alignment: .leading)
      .onGeometryChange(for: CGSize.self) { proxy in
        proxy.size
      } action: { size in
        let size = MeasuredSize(width: size.width, height: size.height)
        screen.sizes.report(size, for: item.id)
      }
      .onGeometryChange(for: Bool.self) { [rule = impressions?.rule] proxy in
        rule?.isMet(by: Self.visibleShare(of: proxy)) ?? false
      } action: { isSeen in
        impressions?.shareChanged(isSeen ? 1 : 0, of: item.id, on: item.side)
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
