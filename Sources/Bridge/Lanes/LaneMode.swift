import Parity
import TopScreen
import UIStateLayer

/// What shows one content, and what runs beside it.
///
/// The stage is the case.
@MainActor
enum LaneMode<Response, Output: ViewData> {
  case off(ShownHandler<Response, Output>)
  case shadow(ShownHandler<Response, Output>, candidate: CandidateSlot<Response, Output>)
  case live(UIStateSlot<Output>, spare: SpareHandler<Response, Output>)
  case complete(UIStateSlot<Output>, upstream: SpareHandler<Response, Output>?)

  var stage: Stage {
    switch self {
    case .off: .off
    case .shadow: .shadow
    case .live: .live
    case .complete: .complete
    }
  }

  /// The slot that is shown; `nil` where a handler is.
  var shownSlot: UIStateSlot<Output>? {
    switch self {
    case .off(.showing), .shadow(.showing, _): nil
    case .off(.arriving(_, let slot)), .shadow(.arriving(_, let slot), _): slot
    case .live(let slot, _), .complete(let slot, _): slot
    }
  }

  /// The handler that is shown, or is arriving.
  var handler: ShownHandler<Response, Output>? {
    switch self {
    case .off(let handler), .shadow(let handler, _): handler
    case .live, .complete: nil
    }
  }

  /// The handler that is shown.
  var shownSide: LegacySide<Response, Output>? {
    if case .showing(let side)? = handler { side } else { nil }
  }

  var arriving: ArrivingHandler<Response, Output>? {
    if case .arriving(let handler, _)? = handler { handler } else { nil }
  }

  /// The handler whose output is compared, on either side.
  var comparedHandler: LegacySide<Response, Output>? {
    switch self {
    case .shadow(let handler, _): handler.side
    case .live(_, let spare): spare.side
    case .off, .complete: nil
    }
  }

  /// What both sides emit on the way, where they are compared strictly.
  var streams: LaneStreams<Output>? {
    switch self {
    case .shadow(_, let candidate): candidate.streams
    case .live(_, let spare): spare.streams
    case .off, .complete: nil
    }
  }

  /// The same mode, with its arriving handler shown.
  func showing(_ side: LegacySide<Response, Output>) -> LaneMode {
    switch self {
    case .off: .off(.showing(side))
    case .shadow(_, let candidate): .shadow(.showing(side), candidate: candidate)
    case .live, .complete: self
    }
  }
}
