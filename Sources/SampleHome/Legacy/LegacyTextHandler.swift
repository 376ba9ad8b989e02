#if LegacyBridge
import Bridge
import LegacyRx

/// The legacy handler of a paragraph of text, which shows the text and the style of the response.
final class LegacyTextHandler: ObservableLegacyHandler {
  let output: Observable<TextViewData>

  private let responses = BehaviorRelay<TextResponse?>(value: nil)

  init(_ environment: LegacyEnvironment) {
    output = Self.output(of: responses.asObservable(), in: environment)
  }

  func configure(_ response: TextResponse) {
    responses.accept(response)
  }

  private nonisolated static func output(
    of responses: Observable<TextResponse?>,
    in environment: LegacyEnvironment
  ) -> Observable<TextViewData> {
    responses
      .compactMap { $0 }
      .map { response in
        let style: TextViewData.Style
        switch response.style {
        case "heading": style = .heading
        case "caption": style = .caption
        default: style = .body
        }
        return TextViewData(
          text: LegacyTextFormatter.body.string(from: response.text),
          style: style
        )
      }
      .observe(on: environment.mainScheduler)
  }
}
#endif
