#if LegacyBridge
import Bridge
import LegacyRx
import TopScreen

/// The legacy handler of a button; a tap opens the destination of the last output, if that has one.
final class LegacyButtonHandler: ObservableLegacyHandler {
  let output: Observable<ButtonViewData>

  private let responses = PublishRelay<ButtonResponse>()
  private let taps = PublishRelay<Void>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment) {
    output = Self.output(of: responses.asObservable(), in: environment)
    Self.navigateOnTaps(taps.asObservable(), by: output, to: environment.effects)
      .disposed(by: disposeBag)
  }

  func configure(_ response: ButtonResponse) {
    responses.accept(response)
  }

  /// Handles a tap on the button: opens the destination of the last output, if that has one.
  func tap() {
    taps.accept(())
  }

  private nonisolated static func output(
    of responses: Observable<ButtonResponse>,
    in environment: LegacyEnvironment
  ) -> Observable<ButtonViewData> {
    responses
      .map { response in
        let destination = destination(of: response)
        return ButtonViewData(
          title: LegacyTextFormatter.title.string(from: response.text),
          destination: destination,
          isEnabled: !destination.isEmpty
        )
      }
      .observe(on: environment.mainScheduler)
      .share(replay: 1)
  }

  private nonisolated static func navigateOnTaps(
    _ taps: Observable<Void>,
    by button: Observable<ButtonViewData>,
    to effects: any LegacyEffects
  ) -> any Disposable {
    taps
      .withLatestFrom(button)
      .filter(\.isEnabled)
      .subscribe(onNext: { button in
        effects.perform(LegacyEffect(.navigation, button.destination))
      })
  }

  private nonisolated static func destination(of response: ButtonResponse) -> String {
    guard response.action == "navigate", let destination = response.destination,
      destination.utf8.count <= LegacyURLPolicy.maximumByteCount
    else { return "" }
    return destination
  }
}
#endif
