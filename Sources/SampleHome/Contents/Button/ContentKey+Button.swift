import ScreenDocument
import TopScreen

extension ContentKey where Response == ButtonResponse, Output == ButtonViewData {
  /// The contract of the kind `button`: a button with a destination.
  static var button: Self { Self("button") }
}
