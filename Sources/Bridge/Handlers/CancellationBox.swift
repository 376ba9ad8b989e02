/// A box for the cancellation of scheduled work, which its owner can store before it has the
/// cancellation.
///
/// The owner stores the empty box first, then schedules the work, and then sets the cancellation.
/// If the work runs at once, the work removes the box from its owner; the box is then released with
/// the cancellation, which cancels nothing any more.
@MainActor
final class CancellationBox {
  var cancellation: Cancellation?
}
