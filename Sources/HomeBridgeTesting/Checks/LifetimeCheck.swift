import Bridge
import ScreenDocument
import TopScreen

/// Tests a handler whose screen is released: it must cause no more effects, and must be released
/// within 60 virtual seconds.
@MainActor
struct LifetimeCheck<UIState: AnyObject> {
  /// The time that a released handler is observed, in virtual seconds.
  private static var observedSecondsAfterRelease: Double { 60 }

  let sides: TestSideFactory<UIState>
  let expectation: StateSideExpectation

  func issues() -> [MigrationIssue] {
    issues(settlingBeforeRelease: true) + issues(settlingBeforeRelease: false)
  }

  private func issues(settlingBeforeRelease settling: Bool) -> [MigrationIssue] {
    guard let watched = sides.makeStandaloneHandler(for: expectation.response) else { return [] }
    watched.deliver(expectation.response)
    if settling { watched.settleInVirtualTime() }
    watched.handler.release()
    let effects = watched.effects.effects.count
    watched.settleInVirtualTime(for: Self.observedSecondsAfterRelease)
    let when = "after its screen was released" + (settling ? "" : " in the turn of the response")
    if watched.effects.effects.count > effects {
      let last = watched.effects.effects.last.map { ": \($0.kind) '\($0.name)'" } ?? ""
      return [expectation.issue(.lifetime, "the legacy side continues to work \(when)\(last)")]
    }
    return watched.handler.isHandlerInMemory
      ? [expectation.issue(.leak, "the legacy handler is not released \(when)")] : []
  }
}
