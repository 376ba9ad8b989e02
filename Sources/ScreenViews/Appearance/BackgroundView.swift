#if canImport(SwiftUI)
import Foundation
import ScreenDocument
import SwiftUI

/// The background of a box: a colour, and an image over it.
struct BackgroundView: View {
  let appearance: BoxModel

  var body: some View {
    ZStack {
      if let color = appearance.backgroundColor {
        BoxShape(box: appearance.padding).fill(Color(color))
      }
      if let image = appearance.backgroundImage {
        ScreenImage(image.url.rawValue, contentMode: .fit)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(image.position))
          .padding(EdgeInsets(image.insets))
      }
    }
  }
}
#endif
