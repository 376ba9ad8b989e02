/// Holds a cancellation that does not exist yet: work may end before the call that starts it returns.
@MainActor
final class CancellationBox {
  var cancellation: Cancellation?
}
