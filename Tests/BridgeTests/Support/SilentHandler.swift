import Bridge
import CounterScreen

/// A typical legacy handler: it can be configured, and cannot be observed.
final class SilentHandler: LegacyContentHandler {
  private(set) var configured: [Int] = []

  func configure(_ response: CounterResponse) {
    configured.append(response.count)
  }
}
