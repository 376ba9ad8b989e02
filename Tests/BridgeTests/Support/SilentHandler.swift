import Bridge
import CounterScreen

/// An old handler as most are: it can be configured, and tells nothing.
final class SilentHandler: LegacyContentHandler {
  private(set) var configured: [Int] = []

  func configure(_ response: CounterResponse) {
    configured.append(response.count)
  }
}
