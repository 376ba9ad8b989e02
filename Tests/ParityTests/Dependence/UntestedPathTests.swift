import Parity
import ScreenDocument
import StrictJSON
import Testing

/// Which values of a response a search for dependences calls unread.
@MainActor
@Suite struct UntestedPathTests {
  @Test func `a value is unread only if every side has run with a change of it`() throws {
    let shelf = #"{"title":"Spring","limit":3,"tags":[],"note":null,"flags":{}}"#
    let line = #"{"at":1775005200,"responses":[{"kind":"shelf","value":\#(shelf)}]}"#
    let ignoring: FunctionSides.Side = { .text($0.text("title")) }
    let refusing: FunctionSides.Side = { situation in
      situation.shelf["limit"] == .integer(3) ? .text(situation.text("title")) : .refused
    }
    func found(_ legacy: @escaping FunctionSides.Side, _ state: @escaping FunctionSides.Side)
      throws -> KindDependences
    {
      let runner = FunctionSides(legacy, state)
      return DependenceFinder(try FunctionSides.lines(line), of: "shelf", runner: runner).find()
    }

    let accepted = try found(ignoring, ignoring)
    #expect(accepted.unreadPaths.map(\.description) == ["/limit", "/note"])
    // That a side treats an empty list or object like an absent one says nothing of its parts.
    #expect(accepted.untestedPaths.map(\.description) == ["/flags", "/tags"])
    let refused = try found(ignoring, refusing)
    #expect(refused.unreadPaths.map(\.description) == ["/note"])
    #expect(refused.untestedPaths.map(\.description) == ["/flags", "/limit", "/tags"])
    #expect(refused.examinedPaths.count == 6)
  }
}
