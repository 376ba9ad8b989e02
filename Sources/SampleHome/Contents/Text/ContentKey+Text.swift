import ScreenDocument
import TopScreen

extension ContentKey where Response == TextResponse, Output == TextViewData {
  /// The contract of the kind `text`: a paragraph of text.
  static var text: Self { Self("text") }
}
