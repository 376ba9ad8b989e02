package import ScreenDocument
package import StrictJSON
import UIStateLayer

/// A legacy handler without a bridge, whose events are recorded in order.
@MainActor
package final class WatchedHandler {
  /// The most events that are recorded; a handler with more is considered to be in a loop.
  package nonisolated static let maximumEvents = 1_000

  /// Called on the main queue when a handler emits more events than are recorded.
  package var flooded: (() -> Void)?

  private let log: HandlerLog
  private weak var handler: AnyObject?
  private var take: ((ResponseData) throws(ContentDecodingError) -> Void)?
  private var subscription: Cancellation?

  init<Handler: ObservableLegacyHandler>(
    _ handler: Handler
  ) where Handler.Response: Decodable, Handler.Output: ViewData {
    let log = HandlerLog()
    self.log = log
    self.handler = handler
    self.take = { response throws(ContentDecodingError) in
      handler.configure(try response.payload.decode(Handler.Response.self))
    }
    let take: @Sendable (HandlerEvent.What) -> Void = { [weak self] what in
      guard !log.take(what), MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { self?.flooded?() }
    }
    subscription = handler.output.subscribe(
      next: { take(.value(AnyViewData($0))) },
      failed: { take(.failed("\($0)")) },
      completed: { take(.completed) }
    )
  }

  /// The events of the handler's output so far.
  package var events: [HandlerEvent] { log.events }

  /// Whether the handler still lives.
  package var isAlive: Bool { handler != nil }

  /// Configures the handler; a response that it does not get, since it cannot be decoded, is thrown.
  package func configure(_ response: ResponseData) throws(ContentDecodingError) {
    log.mark(isDelivering: true)
    defer { log.mark(isDelivering: false) }
    try take?(response)
  }

  /// Lets go of the handler and its output, as a screen does that is left.
  package func letGo() {
    subscription?.cancel()
    subscription = nil
    take = nil
  }
}
