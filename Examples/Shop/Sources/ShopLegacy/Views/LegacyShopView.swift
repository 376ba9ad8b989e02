#if LegacyHome && canImport(UIKit)
public import Bridge
import LegacyRx
public import ShopContents
public import UIKit

/// Returns the view of a content on the old screen, which follows the output of a handler.
///
/// - Parameters:
///   - handler: The handler of a content.
///   - answer: Sends the action of a poll to the screen.
/// - Returns: The view; `nil` for no handler, and for a handler that has no view.
@MainActor
public func legacyShopView(
  of handler: (any LegacyContentHandler)?,
  answer: @escaping @MainActor (PollAction) -> Void
) -> UIView? {
  switch handler {
  case let handler as LegacyCarouselHandler:
    LegacyRowsView(handler.output) { $0.slides.map { label("\($0.title)\n\($0.page)") } }
  case let handler as LegacyNewsHandler:
    LegacyRowsView(handler.output) {
      [label("News")] + $0.rows.map { label("\($0.headline)\n\($0.age)") }
    }
  case let handler as LegacyWeatherHandler:
    LegacyRowsView(handler.output) { [label("\($0.city) \($0.temperature) \($0.range)")] }
  case let handler as LegacyHistoryHandler:
    LegacyRowsView(handler.output) {
      [label("Seen before")] + $0.rows.map { label($0.isPromoted ? "\($0.name) ★" : $0.name) }
    }
  case let handler as LegacyPollHandler:
    LegacyRowsView(handler.output) { rows(of: $0, answer: answer) }
  default: nil
  }
}

@MainActor
private func rows(
  of poll: PollViewData,
  answer: @escaping @MainActor (PollAction) -> Void
) -> [UIView] {
  let buttons = poll.choices.map { choice in
    UIButton(
      type: .system,
      primaryAction: UIAction(title: "\(choice.text) \(choice.share)") { _ in
        answer(choice.isChosen ? .clear : .choose(choice.choiceID))
      }
    )
  }
  return [label(poll.question)] + buttons + (poll.total.isEmpty ? [] : [label(poll.total)])
}

@MainActor
private func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.numberOfLines = 0
  label.text = text
  return label
}
#endif
