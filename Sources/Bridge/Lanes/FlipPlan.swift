import Parity
import TopScreen

/// The changes to the sides of one content when its stage changes.
///
/// A content feeds others while a running handler listens to its handler. While the slot of this
/// content is shown, its handler runs beside the slot at every stage, with every response. On
/// `complete`, this handler is called upstream.
///
/// In the table, `+` creates an object, `−` releases it, and `±` creates or releases it when the
/// feeding begins or ends. What stands in parentheses happens only if the content feeds others; the
/// spare of `live` is then kept as the upstream handler.
///
/// | from \ to | off | shadow | live | complete |
/// | --- | --- | --- | --- | --- |
/// | off | – | + candidate slot | show the slot, + spare | show the slot, (+ upstream) |
/// | shadow | − candidate | – | show the slot, + spare | show the slot, (+ upstream) |
/// | live | start a handler | start a handler, + candidate slot | – | − spare (or keep it) |
/// | complete | start a handler | start a handler, + candidate slot | + spare | ± upstream |
struct FlipPlan: Equatable {
  /// The change to the shown side.
  enum ShownSideChange: Equatable, CaseIterable {
    case keep
    /// The slot is shown, and the handler is released.
    case showSlot
    /// A new handler will be shown, at once or as soon as it has emitted.
    case startHandler
    /// The arriving handler is released; the slot is already shown.
    case cancelArrival
  }

  /// The change to the side that runs beside the shown one.
  enum HiddenSideChange: Equatable, CaseIterable {
    case keep
    /// No side runs beside the shown one.
    case release
    /// A new slot, which no view observes, is created to be compared from the next response on.
    case startSlot
    /// A new handler runs without being shown, because it is compared or feeds other handlers.
    case startHandler
    /// The running handler receives the newest response unless it already has, because it feeds
    /// other handlers from now on.
    case deliverMissedResponse
  }

  let shownSideChange: ShownSideChange
  let hiddenSideChange: HiddenSideChange

  init(shownSideChange: ShownSideChange, hiddenSideChange: HiddenSideChange) {
    self.shownSideChange = shownSideChange
    self.hiddenSideChange = hiddenSideChange
  }

  /// Plans a change of stage or of listeners.
  ///
  /// - Parameters:
  ///   - from: The stage of the content.
  ///   - to: The stage to change to.
  ///   - isArriving: Whether a handler is arriving: the slot is shown until this handler has
  ///     emitted.
  ///   - feedsOthers: Whether a running handler listens to the content's handler: before the
  ///     change, and after it.
  init(
    from: Stage,
    to: Stage,
    isArriving: Bool,
    feedsOthers: (before: Bool, after: Bool)
  ) {
    shownSideChange =
      if from.shownSide == to.shownSide {
        .keep
      } else if to.shownSide == .legacy {
        .startHandler
      } else {
        isArriving ? .cancelArrival : .showSlot
      }
    let startsFeeding = feedsOthers.after && !feedsOthers.before
    hiddenSideChange =
      switch (from, to) {
      case (.live, .live): startsFeeding ? .deliverMissedResponse : .keep
      case (.complete, .complete):
        feedsOthers.before == feedsOthers.after
          ? .keep : feedsOthers.after ? .startHandler : .release
      case (.live, .complete):
        startsFeeding ? .deliverMissedResponse : feedsOthers.after ? .keep : .release
      case (_, .complete): feedsOthers.after ? .startHandler : .release
      case (_, .live): .startHandler
      case (.shadow, .shadow), (.off, .off): .keep
      case (_, .shadow): .startSlot
      case (_, .off): .release
      }
  }
}
