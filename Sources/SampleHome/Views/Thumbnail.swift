#if canImport(SwiftUI)
import Foundation
import ScreenViews
import SwiftUI

/// The view of a square image, whose size follows the size of texts that the user has chosen.
struct Thumbnail: View {
  private let address: String
  @ScaledMetric private var side: CGFloat

  init(_ address: String, side: CGFloat) {
    self.address = address
    _side = ScaledMetric(wrappedValue: side)
  }

  var body: some View { ScreenImage(address).frame(width: side, height: side) }
}
#endif
