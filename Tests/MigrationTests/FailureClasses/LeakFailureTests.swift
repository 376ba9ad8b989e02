import Bridge
import HomeBridgeTesting
import LegacyRx
import Testing

@testable import SampleHome

/// Handlers that stay alive without a user.
@MainActor
@Suite struct LeakFailureTests {
  /// A legacy handler that retains itself by its own subscription.
  private final class Leaking: ObservableLegacyHandler {
    let output: Observable<NoticeViewData>
    private let handler: LegacyNoticeHandler
    private let disposeBag = DisposeBag()
    private var last: NoticeViewData?

    init(_ environment: LegacyEnvironment) {
      handler = LegacyNoticeHandler(environment)
      output = handler.output
      output.subscribe(onNext: { value in
        MainActor.assumeIsolated { self.last = value }
      })
      .disposed(by: disposeBag)
    }

    func configure(_ response: NoticeResponse) { handler.configure(response) }
  }

  @Test func `class 17 finds leaked handlers`() throws {
    let issues = try PlantedNotices().issues { Leaking($0) }
    #expect(issues.classes == [.leak])
  }
}
