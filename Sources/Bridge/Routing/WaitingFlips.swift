import ScreenDocument

/// The flips that wait for the end of a delivery, and the contents that changed sides during one.
struct WaitingFlips {
  var kinds: Set<ContentKind> = []
  var changed: Set<ContentID> = []
  /// How many deliveries and flips are at work, one inside another.
  var depth = 0
}
