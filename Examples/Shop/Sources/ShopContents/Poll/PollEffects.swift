package import TopScreen

extension ContentEvent<PollResponse, PollAction> {
  /// The effect of the event: each choice is reported to analytics, even one that the poll does not
  /// have; a response and `clear` have no effect.
  package var effects: [RoutedEffect] {
    switch self {
    case .action(.choose(let id)): [.each(.analytics, "poll:choose", value: id)]
    case .action(.clear), .response: []
    }
  }
}
