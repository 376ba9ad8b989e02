import UIStateLayer

/// What is at work for one content: replaced as a whole by a flip, and read as a whole by a delivery.
@MainActor
final class LaneSides<Response, Output: ViewData> {
  /// The handler that is shown.
  let legacy: LegacySide<Response, Output>?
  /// The slot that is shown.
  let slot: UIStateSlot<Output>?
  /// The handler that is to be shown in the slot's place.
  let coming: ComingHandler<Response, Output>?
  /// What is compared with the shown side.
  let candidate: Candidate<Response, Output>?
  /// A handler that is neither shown nor compared, but listened to.
  let feeder: Candidate<Response, Output>?
  /// What both sides show on the way, where they are compared strictly.
  let streams: LaneStreams<Response, Output>?
  /// Whether serving a response depends on when it was delivered.
  let needsMoment: Bool
  /// Measures how long both sides take, where they are compared.
  let timing: LaneTiming?
  /// Whether a response is for others than the shown side too.
  let isNoted: Bool
  /// Whether it is for other contents, and not for the comparison alone.
  let isNotedByOthers: Bool

  init(
    legacy: LegacySide<Response, Output>?,
    slot: UIStateSlot<Output>?,
    coming: ComingHandler<Response, Output>? = nil,
    candidate: Candidate<Response, Output>?,
    feeder: Candidate<Response, Output>?,
    usesContext: Bool,
    isNotedByOthers: Bool,
    timing: LaneTiming?,
    isStrict: Bool
  ) {
    self.legacy = legacy
    self.slot = slot
    self.coming = coming
    self.candidate = candidate
    self.feeder = feeder
    needsMoment = candidate?.needsMoment ?? false || feeder != nil || usesContext
    self.isNotedByOthers = isNotedByOthers
    isNoted = isNotedByOthers || candidate != nil
    self.timing = candidate == nil ? nil : timing
    legacy?.shows = self.timing.map { timing in { timing.shownShows() } }
    candidate?.tell(self.timing)
    let handler = legacy ?? coming?.side
    streams =
      isStrict
      ? candidate.map { LaneStreams($0, legacy: handler, slot: handler == nil ? slot : nil) } : nil
  }
}
