public import ScreenDocument

/// Measures how long contents are visible, and reports each content that the user has seen, once in
/// a visit of the screen.
///
/// A content is seen when a sufficient share was visible for long enough without interruption, see
/// ``ImpressionRule``. It is then reported, and not again in the same visit. An event can discard
/// the time that was measured for a content, or allow another report of the content:
///
/// | event                                                     | measured time   | reported again |
/// | --------------------------------------------------------- | --------------- | -------------- |
/// | the content is updated, moved, or rehosted                | continues       | no             |
/// | too little of it is visible                               | is discarded    | no             |
/// | the app leaves the foreground                             | is discarded    | no             |
/// | another screen covers this one                            | is discarded    | no             |
/// | the content leaves the stack, and returns                 | is discarded    | no             |
/// | it leaves the stack, and its id returns with another kind | is discarded    | yes            |
/// | ``startVisit()``                                          | is discarded    | yes            |
///
/// When 10,000 contents were reported in one visit, those that have left the stack are forgotten at
/// the next report, so they are reported again if they return.
///
/// Contents that neither side shows (``Side/none``) are never reported, and hidden contents are not
/// in the stack. Views report their visible parts by ``layoutChanged(_:in:)``, or one by one by
/// ``shareChanged(_:of:on:)``.
@MainActor
public final class ImpressionTracker {
  /// The conditions under which a content counts as seen.
  public let rule: ImpressionRule

  /// Whether the user is on the screen: from its view's appearance until its disappearance; `false`
  /// at first.
  ///
  /// The screen's view sets it. Setting `false` discards the measured times.
  public var isScreenVisible = false { didSet { startOrStopAllTimers() } }
  /// Whether the app is active in the foreground; `true` at first.
  ///
  /// The screen's view sets it. Setting `false` discards the measured times.
  public var isAppActive = true { didSet { startOrStopAllTimers() } }

  /// If at least this many contents are recorded as reported, the next report first removes from
  /// the record those that have left the stack.
  private static var reportedCountThatTriggersPruning: Int { 10_000 }

  private let screen: ComposedScreen
  private let sink: any ImpressionSink
  private let clock: any Clock<Duration>
  private let trackedContents: ImpressionTrackedContents
  /// The kind of each content that was reported or marked as reported in this visit.
  private var kindOfReportedContent: [ContentID: ContentKind] = [:]

  /// Creates a tracker, and starts the first visit to its screen.
  ///
  /// - Parameters:
  ///   - screen: The screen; the tracker observes its stack until the tracker is released.
  ///   - sink: Receives the impressions.
  ///   - rule: The conditions under which a content counts as seen.
  ///   - clock: The clock that measures durations. It does not matter whether it advances while the
  ///     device sleeps: the app is then not active, and the measured times are discarded.
  public init(
    _ screen: ComposedScreen,
    sink: any ImpressionSink,
    rule: ImpressionRule = ImpressionRule(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.screen = screen
    self.sink = sink
    self.rule = rule
    self.clock = clock
    trackedContents = ImpressionTrackedContents()
    trackedContents.onRehost = { [weak self] in self?.startOrStopTimer(of: $0) }
    // Attached before the views, so that their reports after a change find the new contents.
    screen.attachBeforeOthers(trackedContents)
  }

  /// Updates the visible share of one content.
  ///
  /// - Parameters:
  ///   - share: The visible share, from 0 to 1.
  ///   - id: The content's identity on its screen.
  ///   - side: The side of the reporting view; the call is ignored if another side shows the
  ///     content now, or if the content is not in the stack.
  public func shareChanged(_ share: Double, of id: ContentID, on side: Side) {
    guard let content = trackedContents.byID[id], content.item.side == side else { return }
    content.visibleShare = share
    startOrStopTimer(of: content)
  }

  /// Updates the visible shares of all contents, from their places and the visible range.
  ///
  /// - Parameters:
  ///   - extents: The place of each content; an absent content is not visible.
  ///   - viewport: The visible range.
  public func layoutChanged(
    _ extents: [ContentID: ContentExtent],
    in viewport: ContentExtent
  ) {
    for (id, content) in trackedContents.byID {
      content.visibleShare = extents[id]?.visibleShare(in: viewport) ?? 0
      startOrStopTimer(of: content)
    }
  }

  /// Marks a content as reported in this visit without reporting it, because its legacy handler has
  /// already reported it; ignores a content that is not in the stack.
  public func markReported(_ id: ContentID) {
    guard let content = trackedContents.byID[id] else { return }
    kindOfReportedContent[id] = content.item.kind
    startOrStopTimer(of: content)
  }

  /// Starts another visit: every content can be reported again, and the time of each visible
  /// content is measured from zero.
  public func startVisit() {
    kindOfReportedContent = [:]
    for content in trackedContents.byID.values {
      content.stopTimer()
      startOrStopTimer(of: content)
    }
  }

  /// The number of contents whose timers run, because the user sees enough of them.
  package var runningTimerCount: Int { trackedContents.byID.values.count { $0.timer != nil } }

  private func startOrStopAllTimers() {
    for content in trackedContents.byID.values { startOrStopTimer(of: content) }
  }

  /// Starts, keeps or stops the timer of a content.
  ///
  /// The timer runs while the user sees enough of the content, unless the content was already
  /// reported in this visit, or neither side shows it. If the rule's duration is zero, the content
  /// is reported at once in place of the start.
  private func startOrStopTimer(of content: ImpressionTrackedContent) {
    // The sink may remove other contents during the call.
    guard trackedContents.byID[content.item.id] === content else { return }
    let counts =
      isScreenVisible && isAppActive && rule.isMet(by: content.visibleShare)
      && content.item.side != .none && kindOfReportedContent[content.item.id] != content.item.kind
    guard counts else { return content.stopTimer() }
    guard content.timer == nil else { return }
    guard rule.duration > .zero else { return report(content) }
    content.timer = Task { [weak self, weak content, clock, rule] in
      do { try await clock.sleep(for: rule.duration) } catch { return }
      guard !Task.isCancelled, let self, let content else { return }
      report(content)
    }
  }

  private func report(_ content: ImpressionTrackedContent) {
    content.stopTimer()
    let item = content.item
    if kindOfReportedContent.count >= Self.reportedCountThatTriggersPruning {
      kindOfReportedContent = kindOfReportedContent.filter { trackedContents.byID[$0.key] != nil }
    }
    kindOfReportedContent[item.id] = item.kind
    sink.record(
      Impression(
        id: item.id,
        kind: item.kind,
        side: item.side,
        stackIndex: screen.stack.items.firstIndex { $0.id == item.id } ?? 0
      )
    )
  }
}
