#if LegacyBridge
import Bridge
import Foundation
import LegacyRx
import TopScreen

/// The legacy handler of a time sale, which updates the remaining time every second until the sale
/// ends.
///
/// ```
/// clock   ──57──58──59──60──61──
/// output  ──3s──2s──1s──over──── (and nothing more)
/// ```
///
/// A new response replaces the previous countdown. View data that equals the last one is not
/// emitted.
final class LegacyTimeSaleHandler: ObservableLegacyHandler {
  let output: Observable<TimeSaleViewData>

  private let responses = BehaviorRelay<TimeSaleResponse?>(value: nil)
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment) {
    let responses = responses.compactMap { $0 }
    output = Self.output(of: responses, in: environment)
    Self.reportImpressionOnce(of: responses, to: environment.effects).disposed(by: disposeBag)
  }

  func configure(_ response: TimeSaleResponse) {
    responses.accept(response)
  }

  private nonisolated static func output(
    of responses: Observable<TimeSaleResponse>,
    in environment: LegacyEnvironment
  ) -> Observable<TimeSaleViewData> {
    let clock = environment.clock
    let rows = LegacySaleItemRowFactory()
    let parser = LegacyDateParser()
    let formatter = LegacyCountdownFormatter()

    return
      responses
      .map { (response: $0, now: clock.boundedNowInWholeSeconds) }
      .observe(on: environment.backgroundScheduler)
      .map { response, now in
        (
          now: now,
          title: LegacyTextFormatter.title.string(from: response.title, default: "タイムセール"),
          end: parser.date(fromSeconds: response.endsAt),
          items: rows.items(of: response)
        )
      }
      .observe(on: environment.mainScheduler)
      .flatMapLatest { sale in
        currentTimesUntilEnd(from: sale.now, to: sale.end, in: environment).map { now in
          TimeSaleViewData(
            title: sale.title,
            remaining: sale.end.map { formatter.string(until: $0, now: now) } ?? "",
            isOver: sale.end.map { now >= $0 } ?? false,
            items: sale.items
          )
        }
      }
      .distinctUntilChanged()
      .share(replay: 1)
  }

  /// Emits the time of the response, and then the current time once a second, up to the first time
  /// at or after the end; without an end, emits only the time of the response.
  private nonisolated static func currentTimesUntilEnd(
    from start: Date,
    to end: Date?,
    in environment: LegacyEnvironment
  ) -> Observable<Date> {
    let clock = environment.clock
    guard let end else { return .just(start) }
    return Observable<Int>.interval(.seconds(1), scheduler: environment.mainScheduler)
      .map { _ in clock.boundedNowInWholeSeconds }
      .startWith(start)
      .take(until: { now in now >= end }, behavior: .inclusive)
  }

  private nonisolated static func reportImpressionOnce(
    of responses: Observable<TimeSaleResponse>,
    to effects: any LegacyEffects
  ) -> any Disposable {
    responses
      .scan(0) { count, _ in count + 1 }
      .filter { $0 == 1 }
      .subscribe(onNext: { _ in
        effects.perform(LegacyEffect(.analytics, "impression:timeSale"))
      })
  }
}
#endif
