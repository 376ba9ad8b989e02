import Parity
import TopScreen

/// What a change of stage does to one content: a pure function of where it comes from and where it goes.
///
/// | from \ to | off | shadow | live | complete |
/// | --- | --- | --- | --- | --- |
/// | off | – | + candidate slot | show the slot, + spare | show the slot, (+ upstream) |
/// | shadow | − candidate | – | show the slot, + spare | show the slot, (+ upstream) |
/// | live | start a handler | start a handler, + candidate slot | – | − spare (it becomes the upstream) |
/// | complete | start a handler | start a handler, + candidate slot | + spare | ± upstream |
///
/// A content feeds others if a handler that runs listens to its handler: then, while its slot is shown, a
/// handler runs beside it at every stage, with every response.
struct FlipPlan: Equatable {
  /// What happens to the shown side.
  enum Shown: Equatable, CaseIterable {
    case keep
    /// The slot is shown, and the handler is released.
    case showSlot
    /// A new handler is shown, at once or as soon as it has emitted.
    case startHandler
    /// The handler that was arriving is released; the slot is shown already.
    case cancelArrival
  }

  /// What happens to the side that runs beside the shown one.
  enum Beside: Equatable, CaseIterable {
    case keep
    case none
    /// A new slot that is filled to be compared.
    case slot
    /// A new handler that runs unseen: to be compared, to be listened to, or both.
    case handler
    /// The handler stays, and receives the held response, since others listen to it from now on.
    case rerun
  }

  let shown: Shown
  let beside: Beside

  init(shown: Shown, beside: Beside) {
    self.shown = shown
    self.beside = beside
  }

  /// Plans a change.
  ///
  /// - Parameters:
  ///   - from: The stage of the content.
  ///   - to: The stage to change to.
  ///   - isArriving: Whether its slot is shown until a new handler has emitted.
  ///   - feedsOthers: Whether a running handler listens to the content's handler, before and after.
  init(
    from: Stage,
    to: Stage,
    isArriving: Bool,
    feedsOthers: (before: Bool, after: Bool)
  ) {
    shown =
      if from.shownSide == to.shownSide {
        .keep
      } else if to.shownSide == .legacy {
        .startHandler
      } else {
        isArriving ? .cancelArrival : .showSlot
      }
    let startsFeeding = feedsOthers.after && !feedsOthers.before
    beside =
      switch (from, to) {
      case (.live, .live): startsFeeding ? .rerun : .keep
      case (.complete, .complete):
        feedsOthers.before == feedsOthers.after ? .keep : feedsOthers.after ? .handler : .none
      case (.live, .complete): startsFeeding ? .rerun : feedsOthers.after ? .keep : .none
      case (_, .complete): feedsOthers.after ? .handler : .none
      case (_, .live): .handler
      case (.shadow, .shadow), (.off, .off): .keep
      case (_, .shadow): .slot
      case (_, .off): .none
      }
  }
}
