#if canImport(SwiftUI)
import SwiftUI

/// The view of a text, or of a price that is struck through; it draws nothing for "".
struct TextUnlessEmpty: View {
  private let text: String
  private let isStruckThrough: Bool

  init(_ text: String, isStruckThrough: Bool = false) {
    self.text = text
    self.isStruckThrough = isStruckThrough
  }

  var body: some View {
    if isStruckThrough, !text.isEmpty {
      // VoiceOver does not read that a text is struck through.
      Text(text).strikethrough().accessibilityLabel(Text(verbatim: "通常価格 \(text)"))
    } else if !text.isEmpty {
      Text(text)
    }
  }
}
#endif
