#if canImport(SwiftUI)
import Foundation
import ScreenDocument
import SwiftUI

/// The border of a box, and the shadow of its outer edge.
struct BorderView: View {
  let appearance: BoxModel

  var body: some View {
    ZStack {
      if let shadow = appearance.shadow {
        ZStack {
          outerEdgeShape.fill(Color.black)
            .shadow(color: Color(shadow.color), radius: shadow.radius, x: shadow.x, y: shadow.y)
          // The inside has no shadow, so that it is not visible through transparent parts.
          outerEdgeShape.fill(Color.black).blendMode(.destinationOut)
        }
        .compositingGroup()
      }
      if let color = appearance.borderColor {
        BorderShape(appearance: appearance).fill(Color(color), style: FillStyle(eoFill: true))
      }
    }
  }

  private var outerEdgeShape: BoxShape { BoxShape(box: appearance.border) }
}
#endif
