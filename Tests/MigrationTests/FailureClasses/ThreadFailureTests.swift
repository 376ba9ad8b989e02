import Dispatch
import HomeBridgeTesting
import LegacyRx
import Testing

@testable import SampleHome

/// Values that are emitted on another queue than the main one.
@MainActor
@Suite struct ThreadFailureTests {
  @Test func `class 5 finds state written off the main thread`() throws {
    let issues = try PlantedNotices().issues { output, _ in
      let queue = DispatchQueue(label: "off main")
      return Observable.create { observer in
        output.subscribe { event in queue.sync { observer.on(event) } }
      }
    }
    #expect(issues.classes == [.thread])
  }
}
