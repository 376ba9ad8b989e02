#if canImport(SwiftUI)
import ShopContents
import SwiftUI

/// The view of a poll: a button for each choice, which takes the choice back if it is already
/// chosen.
struct PollView: View {
  let viewData: PollViewData
  let send: @MainActor (PollAction) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(viewData.question).font(.headline).accessibilityAddTraits(.isHeader)
      // Several choices can have one id.
      ForEach(viewData.choices.indices, id: \.self) { index in
        let choice = viewData.choices[index]
        Button {
          send(choice.isChosen ? .clear : .choose(choice.choiceID))
        } label: {
          HStack {
            Text(choice.text)
            if !choice.share.isEmpty { Text(choice.share) }
          }
        }
        .buttonStyle(.borderless)
        .accessibilityAddTraits(choice.isChosen ? .isSelected : [])
      }
      if !viewData.total.isEmpty { Text(viewData.total).font(.caption) }
    }
  }
}
#endif
