import ScreenDocument
import TopScreen

extension ContentKey where Response == SpacerResponse, Output == SpacerViewData {
  /// The contract of the kind `spacer`: an empty space.
  static var spacer: Self { Self("spacer") }
}
