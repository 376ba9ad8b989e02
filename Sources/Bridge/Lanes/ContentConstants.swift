import ScreenDocument
import TopScreen

/// The properties of a content that stay while it is on the screen.
@MainActor
struct ContentConstants {
  let id: ContentID
  let kind: ContentKind
  /// The number of contents with a side that were added to the screen before this one, also of
  /// those that have left.
  let additionIndex: Int
  let dataFlow: LaneDataFlow
  let sharedDependencies: SharedLaneDependencies
  /// The meter of both sides' latency; `nil` if latency is not measured.
  let latencyMeter: LatencyMeter?
  /// The time, time zone and locale when the content was added.
  ///
  /// If nothing in a delivery depends on its time, this time stands for it, so that the clock is
  /// not read.
  let contextAtAddition: ViewDataContext

  var environment: LegacyEnvironment { sharedDependencies.environment }
  var comparisonSettings: SharedComparisonSettings { sharedDependencies.comparisonSettings }

  /// Reports that the other side starts to show the content.
  func reportSideChange() { sharedDependencies.onSideChange(id) }
}
