import ScreenDocument
import TopScreen

extension ContentKey where Response == ButtonResponse, Output == ButtonViewData {
  /// The contract of a button that leads somewhere.
  static var button: Self { Self("button") }
}
