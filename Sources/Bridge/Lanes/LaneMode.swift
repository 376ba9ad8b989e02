import Parity
import TopScreen
import UIStateLayer

/// The shown side of one content, and the side that runs beside it.
///
/// Each case is a stage.
@MainActor
enum LaneMode<Response, Output: ViewData> {
  case off(ShownOrArrivingHandler<Response, Output>)
  case shadow(
    ShownOrArrivingHandler<Response, Output>,
    candidate: HiddenStateSide<Response, Output>
  )
  case live(UIStateSlot<Output>, spare: HiddenHandler<Response, Output>)
  case complete(UIStateSlot<Output>, upstream: HiddenHandler<Response, Output>?)

  var stage: Stage {
    switch self {
    case .off: .off
    case .shadow: .shadow
    case .live: .live
    case .complete: .complete
    }
  }

  /// The shown slot; `nil` if a handler is shown.
  var shownSlot: UIStateSlot<Output>? {
    switch self {
    case .off(.showing), .shadow(.showing, _): nil
    case .off(.arriving(_, let slot)), .shadow(.arriving(_, let slot), _): slot
    case .live(let slot, _), .complete(let slot, _): slot
    }
  }

  /// The handler that is shown or is arriving; `nil` if neither exists.
  var shownOrArrivingHandler: ShownOrArrivingHandler<Response, Output>? {
    switch self {
    case .off(let handler), .shadow(let handler, _): handler
    case .live, .complete: nil
    }
  }

  /// The legacy side if it is shown; `nil` if a slot is shown, also while a handler arrives.
  var shownLegacySide: LegacySide<Response, Output>? {
    if case .showing(let side)? = shownOrArrivingHandler { side } else { nil }
  }

  var arrivingHandler: ArrivingHandler<Response, Output>? {
    if case .arriving(let handler, _)? = shownOrArrivingHandler { handler } else { nil }
  }

  /// The handler whose output is compared, shown, arriving or spare; `nil` if the stage does not
  /// compare.
  var comparedHandler: LegacySide<Response, Output>? {
    switch self {
    case .shadow(let handler, _): handler.side
    case .live(_, let spare): spare.side
    case .off, .complete: nil
    }
  }

  /// All emissions of both sides; `nil` if they are not compared strictly.
  var emissionLogs: EmissionLogs<Output>? {
    switch self {
    case .shadow(_, let candidate): candidate.emissionLogs
    case .live(_, let spare): spare.emissionLogs
    case .off, .complete: nil
    }
  }

  /// Returns the mode after a handover: the handler is shown, and the slot that it replaces is not.
  ///
  /// The modes `live` and `complete` have no handler to show, and are returned as they are.
  func afterHandover(to side: LegacySide<Response, Output>) -> LaneMode {
    switch self {
    case .off: .off(.showing(side))
    case .shadow(_, let candidate): .shadow(.showing(side), candidate: candidate)
    case .live, .complete: self
    }
  }
}
