extension SpacerViewData {
  /// Creates the view data of a response.
  init(_ response: SpacerResponse) {
    guard let height = response.height, height.isFinite else {
      self = .initial
      return
    }
    self.height = Int(min(max(height, 0), 400).rounded(.toNearestOrAwayFromZero))
  }
}
