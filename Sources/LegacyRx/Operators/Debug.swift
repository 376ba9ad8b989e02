import Foundation

extension ObservableType {
  /// Prints every event, subscription and disposal with the time and an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The name to print; by default the place of the call.
  ///   - trimOutput: Whether an event's text of more than 40 characters is shortened to its first
  ///     20 and last 20.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  /// - Returns: An observable of the same events.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #file,
    line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let source = asObservable()
    let file = file.split(separator: "/").last.map(String.init) ?? file
    let log = DebugLog(
      identifier: identifier ?? "\(file):\(line) (\(function))",
      trimOutput: trimOutput
    )
    return Producer { observer in
      log.write("subscribed")
      return source.connectSink(DebugSink(observer, log))
    }
  }
}

private struct DebugLog {
  let identifier: String
  let trimOutput: Bool

  func write(_ content: String) {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    print("\(formatter.string(from: Date())): \(identifier) -> \(content)")
  }

  func write(_ event: Event<some Any>) {
    let text = "\(event)"
    let isLong = trimOutput && text.count > 40
    write("Event \(isLong ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
  }
}

private final class DebugSink<Element>: Sink<Element>, ObserverType {
  private let log: DebugLog

  init(_ observer: AnyObserver<Element>, _ log: DebugLog) {
    self.log = log
    super.init(observer)
  }

  func on(_ event: Event<Element>) {
    log.write(event)
    if event.isStopEvent { finish(event) } else { forward(event) }
  }

  override func onDispose() {
    log.write("isDisposed")
  }
}
