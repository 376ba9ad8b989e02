#if LegacyBridge
import Bridge
import LegacyRx

/// The legacy handler of a paragraph of text, which shows the text and the style of the response.
final class LegacyTextHandler: ObservableLegacyHandler {
  let output: Observable<TextViewData>

  private let response = BehaviorRelay<TextResponse?>(value: nil)

  init(_ environment: LegacyEnvironment) {
    output = Self.output(of: response.asObservable(), in: environment)
  }

  func configure(_ response: TextResponse) {
    self.response.accept(response)
  }

  private nonisolated static func output(
    of response: Observable<TextResponse?>,
    in environment: LegacyEnvironment
  ) -> Observable<TextViewData> {
    response
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
