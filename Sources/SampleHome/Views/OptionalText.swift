#if canImport(SwiftUI)
import SwiftUI

/// The view of a text, which draws nothing for "".
struct OptionalText: View {
  private let text: String
  private let isStruck: Bool

  init(_ text: String, isStruck: Bool = false) {
    self.text = text
    self.isStruck = isStruck
  }

  var body: some View {
    if !text.isEmpty { Text(text).strikethrough(isStruck) }
  }
}
#endif
