#if canImport(SwiftUI)
import SwiftUI

/// The view of a quiz.
struct QuizView: View {
  let viewData: QuizViewData
  let send: @MainActor (QuizAction) -> Void

  var body: some View {
    TitledContent(viewData.title) {
      TextUnlessEmpty(viewData.score)
      ForEach(viewData.questions) { question in
        Text(question.text)
        ForEach(question.choices.indices, id: \.self) { index in
          Button(question.choices[index].markedText) {
            send(.answer(question: question.id, choice: index))
          }
          .accessibilityLabel(Text(verbatim: question.choices[index].spokenLabel))
          .buttonStyle(.borderless)
          .disabled(!question.isOpen)
        }
      }
      Button("もう一度") { send(.retry) }.buttonStyle(.borderless).disabled(!viewData.canRetry)
    }
  }
}

extension QuizViewData.Choice {
  fileprivate var markedText: String {
    switch mark {
    case .none: text
    case .right: "○ " + text
    case .wrong: "× " + text
    }
  }

  /// The label that VoiceOver reads.
  fileprivate var spokenLabel: String {
    switch mark {
    case .none: text
    case .right: "正解 " + text
    case .wrong: "不正解 " + text
    }
  }
}
#endif
