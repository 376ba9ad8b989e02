#if canImport(SwiftUI)
import SwiftUI

/// The view of a paragraph of text.
struct TextContentView: View {
  let viewData: TextViewData

  var body: some View {
    Text(viewData.text).font(font).accessibilityAddTraits(
      viewData.style == .heading ? .isHeader : []
    )
  }

  private var font: Font {
    switch viewData.style {
    case .heading: .title
    case .body: .body
    case .caption: .caption
    }
  }
}
#endif
