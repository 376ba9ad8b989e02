import ScreenDocument
public import TopScreen

extension InteractiveContentKey
where Response == PollResponse, Output == PollViewData, Action == PollAction {
  /// The contract of the kind `poll`.
  public static var poll: Self { Self("poll") }
}
