import ScreenDocument
package import TopScreen

extension InteractiveContentKey
where Response == PollResponse, Output == PollViewData, Action == PollAction {
  /// The contract of the kind `poll`.
  package static var poll: Self { Self("poll") }
}
