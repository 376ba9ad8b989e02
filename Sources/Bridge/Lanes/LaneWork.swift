import UIStateLayer

/// The mode of a content, and what a delivery asks of it: replaced as a whole, and read as a whole.
@MainActor
final class LaneWork<Response, Output: ViewData> {
  let mode: LaneMode<Response, Output>
  /// Measures how long both sides take, where they are compared.
  let timing: LaneTiming?
  /// Whether serving a response depends on when it was delivered.
  let needsMoment: Bool
  let needs: Needs

  /// What a response is needed for, besides being shown.
  struct Needs: OptionSet {
    let rawValue: UInt8

    static var comparison: Needs { Needs(rawValue: 1) }
    static var otherContents: Needs { Needs(rawValue: 2) }
  }

  init(
    _ mode: LaneMode<Response, Output>,
    timing: LaneTiming?,
    usesContext: Bool,
    relations: LaneRelations,
    feedsOthers: Bool
  ) {
    self.mode = mode
    var needs: Needs =
      relations.isRead || relations.readsOthers || feedsOthers ? .otherContents : []
    let besideNeedsMoment: Bool
    switch mode {
    case .off: besideNeedsMoment = false
    case .shadow(_, let candidate):
      needs.insert(.comparison)
      besideNeedsMoment = candidate.needsMoment
    case .live:
      needs.insert(.comparison)
      besideNeedsMoment = true
    case .complete(_, let upstream): besideNeedsMoment = upstream != nil
    }
    self.needs = needs
    self.timing = needs.contains(.comparison) ? timing : nil
    needsMoment =
      besideNeedsMoment || usesContext && (mode.shownSlot != nil || relations.isRead)
  }

  /// Connects what listens to the mode's handlers and slot.
  ///
  /// - Parameters:
  ///   - onArrival: Called when an arriving handler emits.
  ///   - isDelivering: Whether the bridge is delivering responses.
  func attach(
    onArrival: @escaping @MainActor () -> Void,
    isDelivering: @escaping @MainActor () -> Bool
  ) {
    switch mode {
    case .off(.showing), .complete: break
    case .off(.arriving(let handler, _)): handler.side.listener = .arrival(onArrival)
    case .shadow(.showing(let side), let candidate):
      side.log = candidate.streams?.legacy
      if let timing { side.listener = .shownTiming(timing) }
    case .shadow(.arriving(let handler, _), let candidate):
      handler.side.log = candidate.streams?.legacy
      handler.side.listener = .arrival(onArrival)
    case .live(let slot, let spare):
      spare.side.log = spare.streams?.legacy
      spare.streams?.observe(slot, isDelivering: isDelivering)
      if let timing { spare.side.listener = .candidateTiming(timing) }
    }
  }

  /// Disconnects what ``attach(onArrival:isDelivering:)`` has connected.
  func detach() {
    mode.handler?.side.log = nil
    mode.handler?.side.listener = .none
    guard case .live(_, let spare) = mode else { return }
    spare.side.log = nil
    spare.side.listener = .none
    spare.streams?.stopObserving()
  }
}
