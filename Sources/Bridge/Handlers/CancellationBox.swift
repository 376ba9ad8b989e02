/// The place of a cancellation that is not there yet: work that is being started may end before its start
/// returns.
@MainActor
final class CancellationBox {
  var cancellation: Cancellation?
}
