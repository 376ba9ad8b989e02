public import Dispatch
public import LegacyRx

/// One test by marble strings: sources, an operator, and the result.
///
/// ```swift
/// let test = MarbleTest()
/// let source = test.hot("-1-2-|")
/// #expect(test.run { source.map { $0 + $0 } } == "-11-22-|")
/// #expect(source.marbles == ["^----!"])
/// ```
public final class MarbleTest {
  /// The scheduler that everything runs on.
  public let scheduler = TestScheduler(initialClock: 0)

  /// Creates a test.
  public init() {}

  /// A span of virtual time.
  ///
  /// - Parameter count: The number of frames.
  /// - Returns: The span for a scheduler.
  public static func frames(_ count: Int) -> RxTimeInterval {
    .seconds(count * Marble.frame)
  }

  /// Creates a hot source.
  ///
  /// - Parameter marble: Its events.
  /// - Returns: The source.
  public func hot(_ marble: String) -> HotObservable<String> {
    scheduler.createHotObservable(Marble.events(marble))
  }

  /// Creates a cold source.
  ///
  /// - Parameter marble: Its events, from the frame of subscription.
  /// - Returns: The source.
  public func cold(_ marble: String) -> ColdObservable<String> {
    scheduler.createColdObservable(Marble.events(marble, from: -Marble.frame / 2))
  }

  /// Runs an action in the middle of a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - action: The action.
  public func at(_ frame: Int, _ action: @escaping () -> Void) {
    scheduler.scheduleAt(Marble.origin + frame * Marble.frame + Marble.frame / 2, action: action)
  }

  /// Subscribes at the start of the first frame and runs everything.
  ///
  /// - Parameters:
  ///   - frame: The frame in whose middle the subscription is disposed.
  ///   - create: Creates the sequence.
  /// - Returns: The marble string of its events.
  public func run<Source: ObservableConvertibleType>(
    disposedAt frame: Int = 60,
    _ create: @escaping () -> Source
  ) -> String where Source.Element == String {
    let observer = scheduler.start(
      disposed: Marble.origin + frame * Marble.frame + Marble.frame / 2,
      create: create
    )
    return Marble.draw(observer.events)
  }
}

extension HotObservable {
  /// The marble strings of its subscriptions.
  public var marbles: [String] { subscriptions.map(Marble.draw) }
}

extension ColdObservable {
  /// The marble strings of its subscriptions.
  public var marbles: [String] { subscriptions.map(Marble.draw) }
}
