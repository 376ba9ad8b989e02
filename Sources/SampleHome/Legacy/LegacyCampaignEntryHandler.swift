#if LegacyBridge
import Bridge
import Foundation
import LegacyRx
import TopScreen

/// The legacy handler of a campaign, whose status and button depend on the time at which the
/// response arrives.
final class LegacyCampaignEntryHandler: ObservableLegacyHandler {
  let output: Observable<CampaignEntryViewData>

  private let responses = PublishRelay<CampaignEntryResponse>()
  private let entryTaps = PublishRelay<Void>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment) {
    let responses = responses.asObservable()
    output = Self.output(of: responses, in: environment)
    Self.requestEntryOnTaps(
      entryTaps.withLatestFrom(output),
      idsFrom: responses,
      with: environment.effects
    )
    .disposed(by: disposeBag)
  }

  func configure(_ response: CampaignEntryResponse) {
    responses.accept(response)
  }

  /// Handles a tap on the entry button: sends the entry request, if the user can enter according to
  /// the last output.
  func tapEntryButton() {
    entryTaps.accept(())
  }

  private nonisolated static func output(
    of responses: Observable<CampaignEntryResponse>,
    in environment: LegacyEnvironment
  ) -> Observable<CampaignEntryViewData> {
    let clock = environment.clock
    let factory = LegacyCampaignViewDataFactory(timeZone: clock.timeZone)

    return
      responses
      .map { (response: $0, now: clock.boundedNowInWholeSeconds) }
      .observe(on: environment.backgroundScheduler)
      .map { factory.viewData(for: $0.response, now: $0.now) }
      .observe(on: environment.mainScheduler)
      .share(replay: 1)
  }

  private nonisolated static func requestEntryOnTaps(
    _ taps: Observable<CampaignEntryViewData>,
    idsFrom responses: Observable<CampaignEntryResponse>,
    with effects: any LegacyEffects
  ) -> any Disposable {
    taps
      .filter(\.canEnter)
      .withLatestFrom(responses) { $1.campaignID }
      .subscribe(onNext: { campaignID in
        effects.perform(LegacyEffect(.request, "campaigns/\(campaignID)/entry"))
      })
  }
}
#endif
