import Bridge
import CounterScreen
import HomeBridgeTesting
import ScreenDocument
import Synchronization
import Testing
import TopScreen

/// What the seed and the number of a generated response reproduce.
@MainActor
@Suite struct SeedTests {
  private static func wrongBeyondAHundred(_ environment: LegacyEnvironment) -> CounterHandler {
    CounterHandler(environment) { response, _ in
      CounterViewData(response.count > 100 ? response.count &- 1 : response.count)
    }
  }

  /// Returns records that differ in a text that no side shows.
  private static func recorded(_ count: Int) throws -> RecordedResponses {
    let contents = (1...count).map { number in
      #"{ "type": "counter", "id": "c\#(number)", "value": { "count": \#(number), "ignored": "r\#(number)" } }"#
    }
    let text = #"{ "contents": [\#(contents.joined(separator: ","))] }"#
    return RecordedResponses(try ContentDocument(reading: Array(text.utf8)))
  }

  @Test func `two runs without a seed find the same issues`() throws {
    let suite = PlantedCounters().suite(of: Self.wrongBeyondAHundred)
    let recorded = try PlantedCounters.recorded("counter#a=1", "counter#b=2")
    let first = suite.issues(recorded)
    #expect(!first.isEmpty)
    #expect(suite.issues(recorded) == first)
  }

  @Test(arguments: [1, 2, 3, 7])
  func `the seed and the number of an issue repeat its response, for any number of records`(
    count: Int
  ) throws {
    let recorded = try Self.recorded(count)
    for seed in [0, 1, .max - 3] as [UInt64] {
      let suite = PlantedCounters().suite(of: Self.wrongBeyondAHundred)
      for issue in suite.issues(of: "counter", recorded, generated: 20, seed: seed) {
        let repeated = suite.issues(
          of: "counter",
          recorded,
          generated: try #require(issue.responseNumber),
          seed: try #require(issue.seed)
        )
        let found = repeated.contains {
          $0.response == issue.response && $0.responseNumber == issue.responseNumber
        }
        #expect(found, "seed \(seed): \(issue)")
      }
    }
  }

  @Test func `the seed and the number of a mutation within one handler repeat its response`() throws
  {
    let recorded = try Self.recorded(3)
    // It shows only its first response.
    let suite = PlantedCounters().suite { environment in
      let first = Mutex<CounterViewData?>(nil)
      return CounterHandler(environment) { response, _ in
        first.withLock { first in
          let shown = first ?? CounterViewData(response.count)
          first = shown
          return shown
        }
      }
    }
    let issue = try #require(
      suite.issues(of: "counter", recorded, generated: 20, seed: 5).first { $0.seed != nil }
    )
    let repeated = suite.issues(
      of: "counter",
      recorded,
      generated: issue.responseNumber ?? 0,
      seed: issue.seed ?? 0
    )
    #expect(
      repeated.contains {
        $0.response == issue.response && $0.responseNumber == issue.responseNumber
      }
    )
  }

  @Test(arguments: [0, -1])
  func `nothing is generated unless requested`(count: Int) throws {
    let counts = Mutex<Set<Int>>([])
    let suite = PlantedCounters().suite { environment in
      CounterHandler(environment) { response, _ in
        counts.withLock { _ = $0.insert(response.count) }
        return CounterViewData(response.count)
      }
    }
    #expect(try suite.issues(PlantedCounters.recorded("counter#a=1"), generated: count) == [])
    #expect(counts.withLock(\.self) == [1])
  }
}
