import Bridge
import HomeBridgeTesting
import LegacyRx
import Testing

@testable import SampleHome

/// Values that are published again although they are equal, and outputs that feed themselves.
@MainActor
@Suite struct RepetitionFailureTests {
  @Test func `class 9 finds equal values published again`() throws {
    let issues = try PlantedNotices().issues { output, _ in
      output.flatMap { Observable.of($0, $0) }
    }
    #expect(issues.classes == [.repeatedValues])
  }

  @Test func `class 9 finds a handler that subscribes again for each response`() throws {
    let issues = try PlantedNotices().issues { ResubscribingNoticeHandler($0) }
    #expect(issues.classes == [.repeatedValues])
    #expect(issues.first?.message.contains("the same response, after other responses") == true)
  }

  @Test func `class 9 finds an endless feedback loop`() throws {
    let issues = try PlantedNotices().issues { environment in
      let feedback = DisposeBag()
      return PlantedHandler(
        LegacyNoticeHandler(environment),
        configuring: { response, handler in
          handler.output.subscribe(onNext: { _ in
            // The handler treats its own output as a new response, and shows it again.
            MainActor.assumeIsolated { handler.configure(response) }
          })
          .disposed(by: feedback)
          handler.configure(response)
        }
      )
    }
    #expect(issues.classes == [.repeatedValues])
  }
}

/// A legacy notices handler that subscribes whenever it is configured: its n-th response shows n
/// equal values.
private final class ResubscribingNoticeHandler: ObservableLegacyHandler {
  let output: Observable<NoticeViewData>
  private let handler: LegacyNoticeHandler
  private let shown = PublishRelay<NoticeViewData>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment) {
    handler = LegacyNoticeHandler(environment)
    output = shown.asObservable()
  }

  func configure(_ response: NoticeResponse) {
    handler.output.bind(to: shown).disposed(by: disposeBag)
    handler.configure(response)
  }
}
