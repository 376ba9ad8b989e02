package import TopScreen

extension ContentEvent<PollResponse, PollAction> {
  /// Each choice is reported, also one that the poll does not have.
  package var effects: [RoutedEffect] {
    switch self {
    case .action(.choose(let id)): [.each(.analytics, "poll:choose", value: id)]
    case .action(.clear), .response: []
    }
  }
}
