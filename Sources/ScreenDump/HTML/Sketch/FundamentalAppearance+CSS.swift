import Foundation
import ScreenDocument
import StrictJSON

extension FundamentalAppearance {
  /// The CSS declarations of the appearance's box, without the background image; empty for the
  /// default appearance.
  ///
  /// A browser lays the box out as `BoxModel` does.
  var cssDeclarations: String {
    var parts: [String] = []
    if margin != .zero { parts += margin.cssDeclarations("margin") }
    if padding != .zero { parts += padding.cssDeclarations("padding") }
    if border.width != .zero {
      parts += border.width.cssDeclarations("border", suffix: "-width")
      parts.append("border-style:solid;border-color:\(border.color?.description ?? "transparent")")
    }
    if let color = background.color {
      parts.append("background:\(color) padding-box")
      parts.append("color:\(color.blended(over: .white).readableTextColor);--soft:currentColor")
    }
    if let shadow {
      let offsets = "\(shadow.x.cssLength) \(shadow.y.cssLength) \(shadow.radius.cssLength)"
      parts.append("box-shadow:\(offsets) \(shadow.color)")
    }
    if radius != .zero { parts += radius.borderRadiusDeclarations + ["overflow:clip"] }
    return parts.joined(separator: ";")
  }
}

extension BackgroundImage {
  /// The insets of the image's area as CSS variables, for the placeholder that is drawn in it:
  /// `--bottom:0;--inset-inline-end:4px;…`.
  var insetVariableDeclarations: String {
    let insets = insetsZeroAtClearedEdges
    let values = [
      "top": insets.top, "inset-inline-start": insets.leading, "bottom": insets.bottom,
      "inset-inline-end": insets.trailing,
    ]
    return values.sorted { $0.key < $1.key }.map { "--\($0.key):\($0.value.cssLength)" }
      .joined(separator: ";")
  }
}

extension EdgeValues {
  fileprivate func cssDeclarations(_ property: String, suffix: String = "") -> [String] {
    [
      "\(property)-block-start\(suffix):\(top.cssLength)",
      "\(property)-inline-end\(suffix):\(trailing.cssLength)",
      "\(property)-block-end\(suffix):\(bottom.cssLength)",
      "\(property)-inline-start\(suffix):\(leading.cssLength)",
    ]
  }
}

extension CornerValues {
  /// The declarations of the radii of all four corners of the border.
  fileprivate var borderRadiusDeclarations: [String] {
    [
      "border-start-start-radius:\(topLeading.cssLength)",
      "border-start-end-radius:\(topTrailing.cssLength)",
      "border-end-start-radius:\(bottomLeading.cssLength)",
      "border-end-end-radius:\(bottomTrailing.cssLength)",
    ]
  }
}

extension Double {
  /// The number of points as a CSS length, limited to −10,000 to 10,000 and rounded to a tenth:
  /// `2.5px`, or `0`; `0` also for an infinite or invalid number.
  var cssLength: String {
    guard isFinite else { return "0" }
    let tenths = Int((Swift.min(Swift.max(self, -10_000), 10_000) * 10).rounded())
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    let sign = tenths < 0 ? "-" : ""
    if tenths == 0 { return "0" }
    return rest == 0 ? "\(sign)\(whole)px" : "\(sign)\(whole).\(rest)px"
  }
}

extension ColorValue {
  static let white = ColorValue(red: 255, green: 255, blue: 255)

  /// Returns the opaque colour that is visible where this colour is drawn over an opaque one.
  func blended(over other: ColorValue) -> ColorValue {
    func mixed(_ above: UInt8, _ below: UInt8) -> UInt8 {
      UInt8((Int(above) * Int(alpha) + Int(below) * (255 - Int(alpha))) / 255)
    }
    return ColorValue(
      red: mixed(red, other.red),
      green: mixed(green, other.green),
      blue: mixed(blue, other.blue)
    )
  }

  /// The colour of text that is easier to read on this colour: black or white.
  ///
  /// The contrast with black is (L + 0.05) / 0.05 and with white 1.05 / (L + 0.05), for the
  /// relative luminance L of WCAG 2.2; they are equal at √0.0525 − 0.05, where both are 4.58.
  var readableTextColor: String { luminance > 0.179 ? "#000" : "#fff" }

  private var luminance: Double {
    let parts = zip([red, green, blue], [0.2126, 0.7152, 0.0722])
    return parts.reduce(0) { sum, part in
      let value = Double(part.0) / 255
      let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      return sum + linear * part.1
    }
  }
}

extension FundamentalAppearance {
  /// The members of the appearance's JSON that differ from the default appearance.
  var jsonWithoutDefaults: JSONTree {
    guard case .object(let members) = json, case .object(let defaults) = Self.default.json else {
      return json
    }
    return .object(zip(members, defaults).filter { $0 != $1 }.map(\.0))
  }
}
