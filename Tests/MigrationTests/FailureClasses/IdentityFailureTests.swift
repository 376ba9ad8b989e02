import Bridge
import CounterScreen
import Parity
import ScreenDocument
import Testing
import TopScreen

@testable import SampleHome

/// The faults of hosts of the sample's contents when they move or change sides.
@MainActor
@Suite struct IdentityFailureTests {
  @Test func `class 13 a correct host adapter keeps each host over moves, one per side`()
    throws
  {
    #expect(try Self.faults(of: nil) == [])
  }

  @Test func `class 13 finds identity lost on a move`() throws {
    let faults = try Self.faults(of: .remakesMoved)

    #expect(!faults.isEmpty)
    #expect(faults.allSatisfy { $0.hasSuffix("lost its host") })
  }

  @Test func `class 13 finds identity kept over a change of side`() throws {
    let faults = try Self.faults(of: .keepsHostOfOtherSide)

    #expect(!faults.isEmpty)
    #expect(faults.allSatisfy { $0.hasSuffix("changed its side, not its host") })
  }

  @Test func `class 14 finds a host that is reused for the next content`() throws {
    let faults = try Self.faults(of: .reusesHosts)

    #expect(faults.contains { $0.hasSuffix("got the host of another content") })
    #expect(
      faults.allSatisfy {
        $0.hasSuffix("got the host of another content") || $0.hasSuffix("left is not released")
      }
    )
  }

  /// Shows the sample's home screen, reverses it, flips all of it, removes half of it and inserts
  /// it again; returns the identities that its host lost or kept wrongly.
  private static func faults(of fault: RecordingStackHost.Fault?) throws -> [String] {
    let stages = StageFlags(overrides: StageOverrides(all: .off))
    let screen = SampleScreen(stages)
    let document = try SampleScreen.document("home")
    let model = screen.show(document)
    let host = RecordingStackHost()
    host.fault = fault
    model.screen.attach(host)
    let contents = document.contents
    let half = contents.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let others = contents.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)

    host.checkIdentity { model.show(ContentDocument(contents: contents.reversed())) }
    host.checkIdentity {
      stages.overrides.all = .complete
      screen.settle()
    }
    host.checkIdentity { model.show(ContentDocument(contents: half)) }
    host.checkIdentity { model.show(ContentDocument(contents: others)) }
    host.checkIdentity { model.show(document) }
    host.checkIdentity {
      stages.overrides.all = .off
      screen.settle()
    }
    #expect(host.items == model.screen.stack.items)
    return host.violations
  }
}
