public import Parity
public import TopScreen

extension Stage {
  /// The side that shows a content on this stage: `legacy` on `off` and `shadow`, `state` on `live`
  /// and `complete`.
  public var shownSide: Side {
    switch self {
    case .off, .shadow: .legacy
    case .live, .complete: .state
    }
  }
}
