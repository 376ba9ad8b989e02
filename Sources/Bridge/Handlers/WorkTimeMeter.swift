/// A meter of the working time of each side, while the work of several sides alternates.
///
/// On virtual time, waiting takes no time, and other sides work between a response and its output.
/// So the meter measures work instead of elapsed time: the calls made for a side, and the work that
/// these calls scheduled.
final class WorkTimeMeter {
  /// The work of one side of a content for one response, with the time that it has taken.
  final class SideWork {
    fileprivate(set) var workTime = Duration.zero
  }

  /// The work whose time is measured now; `nil` if none is.
  private(set) var currentSideWork: SideWork?
  private let uptime: () -> Duration
  private var currentSideWorkStart = Duration.zero

  /// Creates a meter.
  ///
  /// - Parameter uptime: Returns the time of a monotonic clock since a fixed moment.
  init(_ uptime: @escaping () -> Duration) {
    self.uptime = uptime
  }

  /// Runs a body, and adds its time to a side's work.
  ///
  /// The time of the previous work pauses meanwhile. With `nil`, no time is measured.
  func run<Result>(addingTimeTo sideWork: SideWork?, _ body: () -> Result) -> Result {
    let previous = self.currentSideWork
    switchSideWork(to: sideWork)
    defer { switchSideWork(to: previous) }
    return body()
  }

  private func switchSideWork(to next: SideWork?) {
    let now = uptime()
    currentSideWork?.workTime += max(now - currentSideWorkStart, .zero)
    currentSideWork = next
    currentSideWorkStart = now
  }
}
