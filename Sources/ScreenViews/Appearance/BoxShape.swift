#if canImport(SwiftUI)
#if canImport(CoreGraphics)
import CoreGraphics
#endif
import Foundation
import ScreenDocument
import SwiftUI

/// The shape of one box of an appearance, placed by its insets in the frame that all boxes share.
///
/// Leading is drawn on the left: SwiftUI mirrors shapes in right-to-left languages.
struct BoxShape: Shape {
  let box: BoxModel.BoxShape

  nonisolated func path(in rect: CGRect) -> Path {
    let frame = CGRect(
      x: rect.minX + box.insets.leading,
      y: rect.minY + box.insets.top,
      width: max(0, rect.width - box.insets.leading - box.insets.trailing),
      height: max(0, rect.height - box.insets.top - box.insets.bottom)
    )
    return UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(box.radius), style: .circular)
      .path(in: frame)
  }
}
#endif
