#if canImport(SwiftUI)
import Foundation
import ScreenDocument
import SwiftUI
import TopScreen

/// A content in its place, on either host: it reports the size that it has.
struct StackContent: View {
  let item: StackItem
  let screen: ComposedScreen
  let view: AnyView

  var body: some View {
    view.onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { size in
      screen.sizes.report(
        MeasuredSize(width: size.width, height: size.height),
        for: item.id
      )
    }
  }
}
#endif
