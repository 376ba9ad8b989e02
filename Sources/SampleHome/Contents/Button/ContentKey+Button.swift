import ScreenDocument
import TopScreen

extension ContentKey where Response == ButtonResponse, Output == ButtonViewData {
  /// The contract of a button with a destination.
  static var button: Self { Self("button") }
}
