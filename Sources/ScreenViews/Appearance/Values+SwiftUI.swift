#if canImport(SwiftUI)
import Foundation
public import ScreenDocument
public import SwiftUI

extension Color {
  /// Creates a SwiftUI colour from a document's colour.
  ///
  /// - Parameter value: The colour, in sRGB.
  public init(_ value: ColorValue) {
    self.init(
      .sRGB,
      red: Double(value.red) / 255,
      green: Double(value.green) / 255,
      blue: Double(value.blue) / 255,
      opacity: Double(value.alpha) / 255
    )
  }
}

extension EdgeInsets {
  /// Creates SwiftUI insets from a document's lengths.
  ///
  /// - Parameter values: The insets, in points.
  public init(_ values: EdgeValues) {
    self.init(
      top: values.top,
      leading: values.leading,
      bottom: values.bottom,
      trailing: values.trailing
    )
  }
}

extension RectangleCornerRadii {
  /// Creates SwiftUI radii from a document's radii.
  ///
  /// - Parameter values: The radii, in points.
  public init(_ values: CornerValues) {
    self.init(
      topLeading: values.topLeading,
      bottomLeading: values.bottomLeading,
      bottomTrailing: values.bottomTrailing,
      topTrailing: values.topTrailing
    )
  }
}

extension Alignment {
  /// Creates a SwiftUI alignment from a document's image position.
  ///
  /// - Parameter position: The position in the image's area.
  public init(_ position: BackgroundImage.Position) {
    switch position {
    case .center: self = .center
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    case .topLeading: self = .topLeading
    case .topTrailing: self = .topTrailing
    case .bottomLeading: self = .bottomLeading
    case .bottomTrailing: self = .bottomTrailing
    }
  }
}
#endif
