import UIStateLayer

/// A text that shows a limit.
struct LimitViewData: ViewData {
  let text: String

  var isEmpty: Bool { text.isEmpty }
}
