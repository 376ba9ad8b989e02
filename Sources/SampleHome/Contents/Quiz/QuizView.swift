#if canImport(SwiftUI)
import SwiftUI

/// The view of a quiz.
struct QuizView: View {
  let viewData: QuizViewData
  let send: @MainActor (QuizAction) -> Void

  var body: some View {
    Titled(viewData.title) {
      OptionalText(viewData.score)
      ForEach(viewData.questions) { question in
        Text(question.text)
        ForEach(question.choices.indices, id: \.self) { index in
          Button(question.choices[index].label) {
            send(.answer(question: question.id, choice: index))
          }
          .disabled(!question.isOpen)
        }
      }
      Button("もう一度") { send(.retry) }.disabled(!viewData.canRetry)
    }
  }
}

extension QuizViewData.Choice {
  fileprivate var label: String {
    switch mark {
    case .none: text
    case .right: "○ " + text
    case .wrong: "× " + text
    }
  }
}
#endif
