/// Holds the cancellation of scheduled work, so that the owner can store it before it exists.
///
/// The owner stores the empty box first, then schedules the work and sets the cancellation. If the
/// work runs at once, it removes the box from its owner before the cancellation is set.
@MainActor
final class CancellationBox {
  var cancellation: Cancellation?
}
