#if canImport(SwiftUI)
import Foundation
import ScreenViews
import SwiftUI

/// The view of a square image, whose size follows the size of texts that the user has chosen.
struct Thumbnail: View {
  private let imageAddress: String
  @ScaledMetric private var side: CGFloat

  init(_ imageAddress: String, side: CGFloat) {
    self.imageAddress = imageAddress
    _side = ScaledMetric(wrappedValue: side)
  }

  var body: some View { ScreenImage(imageAddress).frame(width: side, height: side) }
}
#endif
