import Bridge
import ScreenDocument
import TopScreen

/// A handler whose screen is left: it does nothing more, and goes.
@MainActor
struct LifetimeCheck<UIState: AnyObject> {
  /// How long a handler that was let go is watched, in virtual seconds.
  private static var watchedTime: Double { 60 }

  let bench: TestBench<UIState>
  let expectation: Expectation

  func issues() -> [MigrationIssue] {
    issues(settling: true) + issues(settling: false)
  }

  private func issues(settling: Bool) -> [MigrationIssue] {
    guard let watched = bench.watch(expectation.response) else { return [] }
    watched.configure(expectation.response)
    if settling { watched.settle() }
    watched.handler.letGo()
    let effects = watched.effects.effects.count
    watched.settle(for: Self.watchedTime)
    let when = settling ? "after its screen was left" : "after its screen was left at once"
    if watched.effects.effects.count > effects {
      let last = watched.effects.effects.last.map { ": \($0.kind) '\($0.name)'" } ?? ""
      return [expectation.issue(.lifetime, "the old side goes on \(when)\(last)")]
    }
    return watched.handler.isAlive
      ? [expectation.issue(.leak, "the old handler lives on \(when)")] : []
  }
}
