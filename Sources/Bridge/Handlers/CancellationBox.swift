/// Holds a cancellation that is set later: work may end before the call that starts it has returned
/// its cancellation.
@MainActor
final class CancellationBox {
  var cancellation: Cancellation?
}
