import Foundation
import ScreenDocument
import Testing
import TopScreen

@Suite struct ContentIdentityTests {
  @Test func `a saved identity is read again`() throws {
    let identity = ContentIdentity(id: "news-1", kind: "news")

    let saved = try JSONEncoder().encode(identity)

    #expect(try JSONDecoder().decode(ContentIdentity.self, from: saved) == identity)
    #expect(identity != ContentIdentity(id: "news-1", kind: "poll"))
    #expect(StackItem(id: "news-1", kind: "news", side: .state).identity == identity)
  }
}
