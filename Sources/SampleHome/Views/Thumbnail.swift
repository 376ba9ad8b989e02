#if canImport(SwiftUI)
import Foundation
import ScreenViews
import SwiftUI

/// The view of a square image, whose size follows the size of texts that the user has chosen.
struct Thumbnail: View {
  private let imageAddress: String
  @ScaledMetric private var sideLength: CGFloat

  init(_ imageAddress: String, sideLength: CGFloat) {
    self.imageAddress = imageAddress
    _sideLength = ScaledMetric(wrappedValue: sideLength)
  }

  var body: some View { ScreenImage(imageAddress).frame(width: sideLength, height: sideLength) }
}
#endif
