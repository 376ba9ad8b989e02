import ScreenDocument

/// The flips that wait for the end of a delivery, and the contents that changed sides during one.
struct WaitingFlips {
  var kinds: Set<ContentKind> = [] { didSet { isEmpty = kinds.isEmpty && changed.isEmpty } }
  var changed: Set<ContentID> = [] { didSet { isEmpty = kinds.isEmpty && changed.isEmpty } }
  private(set) var isEmpty = true
}
