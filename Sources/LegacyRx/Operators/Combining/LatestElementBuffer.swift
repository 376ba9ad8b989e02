/// A buffer of `combineLatest`: stores the latest element of one source.
final class LatestElementBuffer<Element>: SourceBuffer<Element> {
  // Accessed only inside the gate.
  private let latest = UnsafeMutablePointer<Element>.allocate(capacity: 1)
  @exclusivity(unchecked) private var isSet = false

  deinit {
    if isSet { latest.deinitialize(count: 1) }
    latest.deallocate()
  }

  override func store(_ element: Element) {
    if isSet { latest.pointee = element } else { latest.initialize(to: element) }
    isSet = true
  }

  override func readNext() -> Element { latest.pointee }
}
