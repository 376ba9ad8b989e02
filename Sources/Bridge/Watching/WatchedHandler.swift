package import ScreenDocument
package import StrictJSON
import UIStateLayer

/// A legacy handler that runs without a bridge; the events of its output are recorded in order.
@MainActor
package final class WatchedHandler {
  /// The maximum number of recorded events, 1,000; a handler that emits more is considered to be in
  /// a loop.
  package nonisolated static let maximumEvents = 1_000

  /// Called for each event on the main queue that is not recorded, because ``maximumEvents`` events
  /// are recorded already.
  package var onEventBeyondMaximum: (() -> Void)?

  private let log: HandlerOutputLog
  private weak var handler: AnyObject?
  private var decodeAndConfigure: ((ResponseData) throws(ContentDecodingError) -> Void)?
  private var subscription: Cancellation?

  init<Handler: ObservableLegacyHandler>(
    _ handler: Handler
  ) where Handler.Response: Decodable, Handler.Output: ViewData {
    let log = HandlerOutputLog()
    self.log = log
    self.handler = handler
    decodeAndConfigure = { response throws(ContentDecodingError) in
      handler.configure(try response.payload.decode(Handler.Response.self))
    }
    let record: @Sendable (HandlerOutputEvent.Kind) -> Void = { [weak self] kind in
      guard !log.appendUnlessFull(kind), MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { self?.onEventBeyondMaximum?() }
    }
    subscription = handler.output.subscribe(
      next: { record(.value(AnyViewData($0))) },
      failed: { record(.failed("\($0)")) },
      completed: { record(.completed) }
    )
  }

  /// The events of the handler's output so far.
  package var events: [HandlerOutputEvent] { log.events }

  /// Whether an object still holds the handler.
  ///
  /// This object does until ``release()``; afterwards, only another one can.
  package var isHandlerInMemory: Bool { handler != nil }

  /// Configures the handler with a response; does nothing after ``release()``.
  ///
  /// - Throws: The error if the response cannot be decoded.
  package func configure(_ response: ResponseData) throws(ContentDecodingError) {
    log.markFollowingEvents(isConfiguring: true)
    defer { log.markFollowingEvents(isConfiguring: false) }
    try decodeAndConfigure?(response)
  }

  /// Releases the handler and cancels the subscription to its output, as a closed screen does;
  /// later events are not recorded.
  ///
  /// A second call does nothing.
  package func release() {
    subscription?.cancel()
    subscription = nil
    decodeAndConfigure = nil
  }
}
