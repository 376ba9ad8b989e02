public import ScreenDocument

/// Reports each content of a screen that the user has seen once, on either side.
///
/// A content is seen when enough of it has been visible for long enough without a break, as
/// ``ImpressionRule`` says. Then it is reported, and not again in the same visit:
///
/// | what happens                            | the time so far | reported again      |
/// | --------------------------------------- | --------------- | ------------------- |
/// | it is updated, moved, or rehosted       | runs on         | no                  |
/// | too little of it is visible             | is lost         | no                  |
/// | the app leaves the foreground           | is lost         | no                  |
/// | another screen covers this one          | is lost         | no                  |
/// | it leaves the stack, and comes back     | is lost         | no                  |
/// | … as another kind: another content      | is lost         | yes                 |
/// | ``startVisit()``                        | is lost         | yes                 |
///
/// Contents that neither side shows (``Side/none``) are never reported, and those that are hidden are not in the
/// stack. Views say how much of them is visible by ``layoutChanged(_:in:)`` or one by one by
/// ``shareChanged(_:of:on:)``; the view of a side that does not show the content any more says nothing.
@MainActor
public final class ImpressionTracker {
  /// When a content counts as seen.
  public let rule: ImpressionRule

  /// Whether the user is on the screen: from its view's appearance until its disappearance.
  public var isScreenVisible = false { didSet { followAll() } }
  /// Whether the app is in the foreground, and active.
  public var isAppActive = true { didSet { followAll() } }

  private static var maximumReported: Int { 10_000 }

  private let screen: ComposedScreen
  private let sink: any ImpressionSink
  private let clock: any Clock<Duration>
  private let contents: TrackedContents
  private var reported: [ContentID: ContentKind] = [:]

  /// Starts the first visit to a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen; its stack is followed for as long as the tracker lives.
  ///   - sink: Receives the impressions.
  ///   - rule: When a content counts as seen.
  ///   - clock: What measures how long; one that stands still while the device sleeps, or any other, as
  ///     times are lost then.
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
    contents = TrackedContents()
    contents.rehosted = { [weak self] in self?.follow($0) }
    // Before the views, so that what they report of a change finds it known.
    screen.attachFirst(contents)
  }

  /// Takes how much of one content is visible.
  ///
  /// - Parameters:
  ///   - share: The visible share, from 0 to 1.
  ///   - id: The content's identity on its screen.
  ///   - side: Whose view it is; one that does not show the content now is not listened to.
  public func shareChanged(_ share: Double, of id: ContentID, on side: Side) {
    guard let content = contents.byID[id], content.item.side == side else { return }
    content.share = share
    follow(content)
  }

  /// Takes where all contents are, and what of it is on the display.
  ///
  /// - Parameters:
  ///   - extents: Where each content is; one that is left out is not visible.
  ///   - viewport: What is on the display.
  public func layoutChanged(
    _ extents: [ContentID: ContentExtent],
    in viewport: ContentExtent
  ) {
    for (id, content) in contents.byID {
      content.share = extents[id]?.visibleShare(in: viewport) ?? 0
      follow(content)
    }
  }

  /// Records a content as reported by its legacy handler, which does so itself.
  ///
  /// - Parameter id: The content's identity on its screen.
  public func noteReported(_ id: ContentID) {
    guard let content = contents.byID[id] else { return }
    reported[id] = content.item.kind
    follow(content)
  }

  /// Starts another visit: every content that is seen from now on is reported once more.
  public func startVisit() {
    reported = [:]
    for content in contents.byID.values {
      content.stop()
      follow(content)
    }
  }

  /// The number of contents that are visible, but not yet for long enough.
  package var runningCount: Int { contents.byID.values.count { $0.timer != nil } }

  private func followAll() {
    for content in contents.byID.values { follow(content) }
  }

  private func follow(_ content: TrackedContent) {
    // A sink that receives one content may remove others.
    guard contents.byID[content.item.id] === content else { return }
    let counts =
      isScreenVisible && isAppActive && rule.isMet(by: content.share)
      && content.item.side != .none && reported[content.item.id] != content.item.kind
    guard counts else { return content.stop() }
    guard content.timer == nil else { return }
    guard rule.duration > .zero else { return report(content) }
    content.timer = Task { [weak self, weak content, clock, rule] in
      do { try await clock.sleep(for: rule.duration) } catch { return }
      guard !Task.isCancelled, let self, let content else { return }
      report(content)
    }
  }

  private func report(_ content: TrackedContent) {
    content.stop()
    let item = content.item
    if reported.count >= Self.maximumReported {
      reported = reported.filter { contents.byID[$0.key] != nil }
    }
    reported[item.id] = item.kind
    sink.record(
      Impression(
        id: item.id,
        kind: item.kind,
        side: item.side,
        index: screen.stack.items.firstIndex { $0.id == item.id } ?? 0
      )
    )
  }
}
