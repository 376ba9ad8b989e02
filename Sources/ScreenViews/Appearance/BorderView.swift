#if canImport(SwiftUI)
import Foundation
import ScreenDocument
import SwiftUI

/// A box's border, and the shadow that its outside throws.
struct BorderView: View {
  let appearance: ResolvedAppearance

  var body: some View {
    ZStack {
      if let shadow = appearance.shadow {
        ZStack {
          outside.fill(Color.black)
            .shadow(color: Color(shadow.color), radius: shadow.radius, x: shadow.x, y: shadow.y)
          // Inside there is no shadow, so that it does not shine through what is clear.
          outside.fill(Color.black).blendMode(.destinationOut)
        }
        .compositingGroup()
      }
      if let color = appearance.borderColor {
        BorderShape(appearance: appearance).fill(Color(color), style: FillStyle(eoFill: true))
      }
    }
  }

  private var outside: BoxShape { BoxShape(box: appearance.border) }
}
#endif
