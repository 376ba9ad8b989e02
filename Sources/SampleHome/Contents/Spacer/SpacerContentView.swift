#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The view of an empty space.
struct SpacerContentView: View {
  let viewData: SpacerViewData

  var body: some View {
    Color.clear.frame(height: CGFloat(viewData.height)).accessibilityHidden(true)
  }
}
#endif
