#if LegacyBridge
import Bridge
import LegacyRx
import Testing

@testable import SampleHome
import TopScreen

/// The handlers on the queues of an app, where no formatting overtakes another.
@MainActor
@Suite struct LegacyRealQueuesTests {
  private let environment = LegacyEnvironment(effects: RecordingEffects())
  private let count = 200

  /// Configures a handler many times in a row and collects as many outputs.
  private func outputs<Handler: ObservableLegacyHandler>(
    of handler: Handler,
    for response: (Int) -> Handler.Response
  ) async -> [Handler.Output]
  where Handler.Output: Sendable, Handler.Source == Observable<Handler.Output> {
    let (stream, continuation) = AsyncStream.makeStream(of: Handler.Output.self)
    let watching = handler.output.subscribe(onNext: { continuation.yield($0) })
    for number in 0..<count { handler.configure(response(number)) }

    var outputs: [Handler.Output] = []
    var iterator = stream.makeAsyncIterator()
    while outputs.count < count, let output = await iterator.next() { outputs.append(output) }
    watching.dispose()
    return outputs
  }

  @Test func `title and items of recommended items stay together and in order`() async {
    let outputs = await outputs(of: LegacyRecommendedHandler(environment)) { number in
      RecommendedResponse(
        title: "\(number)",
        items: [RecommendedResponse.Item(itemID: "\(number)", name: "品", price: number)]
      )
    }

    let numbers = (0..<count).map { String($0) }
    #expect(outputs.map(\.title) == numbers)
    #expect(outputs.flatMap(\.items).map(\.id) == numbers)
  }

  @Test func `badge and rows of notices stay together and in order`() async {
    let outputs = await outputs(of: LegacyNoticeHandler(environment)) { number in
      NoticeResponse(
        notices: (0..<number % 3).map { NoticeResponse.Item(noticeID: $0, title: "\(number)") }
      )
    }

    #expect(outputs.map(\.items.count) == (0..<count).map { $0 % 3 })
    #expect(outputs.map(\.unreadCount) == (0..<count).map { ["", "未読1件", "未読2件"][$0 % 3] })
  }

  @Test func `header and rows of a ranking stay together and in order`() async {
    let outputs = await outputs(of: LegacyRankingHandler(environment)) { number in
      RankingResponse(
        title: "\(number)",
        items: [RankingResponse.Item(itemID: "\(number)", rank: 1, name: "品", price: 1)]
      )
    }

    let numbers = (0..<count).map { String($0) }
    #expect(outputs.map(\.title) == numbers)
    #expect(outputs.flatMap(\.items).map(\.id) == numbers)
  }

  @Test func `recently viewed items keep their order`() async {
    let outputs = await outputs(of: LegacyRecentlyViewedHandler(environment)) { number in
      RecentlyViewedResponse(
        items: [RecentlyViewedResponse.Item(itemID: "\(number)", name: "品")]
      )
    }

    #expect(outputs.flatMap(\.items).map(\.id) == (0..<count).map { String($0) })
  }
}
#endif
