/// Holds the cancellation of some work.
///
/// The cancellation is set after the box is stored: work may end, and its owner remove the box,
/// before the call that starts the work has returned the cancellation.
@MainActor
final class CancellationBox {
  var cancellation: Cancellation?
}
