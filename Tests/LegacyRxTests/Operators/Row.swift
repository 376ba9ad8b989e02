import LegacyRx
import LegacyRxTestKit
import Testing

/// A row of a marble table: the source and the result of the operator.
struct Row: Sendable, CustomTestStringConvertible {
  let source: String
  let result: String
  let subscription: String

  init(_ source: String, _ result: String, _ subscription: String) {
    self.source = source
    self.result = result
    self.subscription = subscription
  }

  var testDescription: String { source }

  /// Runs an operator over the source and compares, with disposal in frame 8.
  func check(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ apply: @escaping (Observable<String>) -> Observable<String>
  ) {
    let test = MarbleTest()
    let hot = test.hot(source)
    let result = test.run(disposedAt: 8) { apply(hot.asObservable()) }
    #expect(result == self.result, sourceLocation: sourceLocation)
    #expect(hot.marbles == [subscription], sourceLocation: sourceLocation)
  }
}
