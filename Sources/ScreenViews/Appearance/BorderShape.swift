#if canImport(SwiftUI)
#if canImport(CoreGraphics)
import CoreGraphics
#endif
import Foundation
import ScreenDocument
import SwiftUI

/// The area between the outer and inner edges of a border, to be filled by the even-odd rule.
struct BorderShape: Shape {
  let appearance: BoxModel

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addPath(BoxShape(box: appearance.border).path(in: rect))
    path.addPath(BoxShape(box: appearance.padding).path(in: rect))
    return path
  }
}
#endif
