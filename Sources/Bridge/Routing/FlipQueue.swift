import ScreenDocument

/// The kinds that wait to be flipped, and the contents whose new sides wait to be reported, until
/// no delivery, action or flip is running.
struct FlipQueue {
  /// The kinds whose contents wait to be flipped.
  private(set) var kindsToFlip: Set<ContentKind> = []
  /// The contents that changed sides, and whose new sides are not reported yet.
  private(set) var contentsWithNewSide: Set<ContentID> = []
  /// The number of nested deliveries, actions and flips that are running.
  private var runningDeliveryAndFlipCount = 0

  /// Whether a delivery, an action or a flip is running.
  var isDeliveringOrFlipping: Bool { runningDeliveryAndFlipCount > 0 }

  /// Whether no kind waits to be flipped, and no content's new side waits to be reported.
  private(set) var isEmpty = true

  mutating func beginDeliveryOrFlip() { runningDeliveryAndFlipCount += 1 }

  mutating func endDeliveryOrFlip() { runningDeliveryAndFlipCount -= 1 }

  mutating func addKindsToFlip(_ kinds: Set<ContentKind>) {
    kindsToFlip.formUnion(kinds)
    isEmpty = kindsToFlip.isEmpty && contentsWithNewSide.isEmpty
  }

  mutating func addContentWithNewSide(_ id: ContentID) {
    contentsWithNewSide.insert(id)
    isEmpty = false
  }

  mutating func takeKindsToFlip() -> Set<ContentKind> {
    defer {
      kindsToFlip = []
      isEmpty = contentsWithNewSide.isEmpty
    }
    return kindsToFlip
  }

  mutating func takeContentsWithNewSide() -> Set<ContentID> {
    defer {
      contentsWithNewSide = []
      isEmpty = kindsToFlip.isEmpty
    }
    return contentsWithNewSide
  }
}
