import UIStateLayer

/// A handler that is shown, or that replaces the slot as soon as it has emitted.
@MainActor
enum ShownOrArrivingHandler<Response, Output: ViewData> {
  /// The handler is shown.
  case showing(LegacySide<Response, Output>)
  /// The slot is shown until the handler has emitted.
  case arriving(ArrivingHandler<Response, Output>, over: UIStateSlot<Output>)

  /// The handler, shown or arriving.
  var side: LegacySide<Response, Output> {
    switch self {
    case .showing(let side): side
    case .arriving(let handler, _): handler.side
    }
  }
}
