/// A recorded subscription: ends its tap together with what it stands for.
final class WiringLink<Element>: Disposable {
  private let tap: WiringTap<Element>
  private let subscription: any Disposable

  init(_ tap: WiringTap<Element>, _ subscription: any Disposable) {
    self.tap = tap
    self.subscription = subscription
  }

  func dispose() {
    tap.end()
    subscription.dispose()
  }
}
