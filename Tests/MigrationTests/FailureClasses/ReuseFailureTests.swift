import Bridge
import CounterScreen
import LegacyRx
import Parity
import ScreenDocument
import Synchronization
import Testing
import TopScreen
import UIStateLayer

@testable import SampleHome

/// State that one content of the sample leaves in the next, on either side.
@MainActor
@Suite struct ReuseFailureTests {
  enum Fault: String, CaseIterable {
    /// The legacy side keeps unused handlers in a pool.
    case pooledHandler
    /// The route's function remembers earlier values.
    case routeWithMemory
  }

  @Test(arguments: [Stage.off, .complete])
  func `class 14 equal sides leave no state behind`(stage: Stage) throws {
    #expect(try Self.leaks(on: stage, with: nil) == [])
  }

  @Test(arguments: Fault.allCases)
  func `class 14 finds state that leaks from one content to the next`(fault: Fault) throws {
    let stage = fault == .pooledHandler ? Stage.off : .complete

    #expect(try Self.leaks(on: stage, with: fault) == ["b"])
  }

  /// Shows one content, another in its place, and the first again; returns which of them show other
  /// values than on a screen of their own.
  private static func leaks(on stage: Stage, with fault: Fault?) throws -> [ContentID] {
    let contents: KeyValuePairs<String, [String]> = ["a": ["入荷", "休業"], "b": ["送料無料"]]
    var leaks: [ContentID] = []
    let screen = Self.screen(stage, fault)
    for (id, titles) in contents {
      let alone = Self.screen(stage, nil)
      try alone.show([id: titles])
      try screen.show([id: titles])
      if screen.titles(of: ContentID(id)) != alone.titles(of: ContentID(id)) {
        leaks.append(ContentID(id))
      }
    }
    return leaks
  }

  private static func screen(_ stage: Stage, _ fault: Fault?) -> NoticeScreen {
    switch fault {
    case nil: return NoticeScreen(stage)
    case .pooledHandler:
      var pooled: AppendingNoticeHandler?
      return NoticeScreen(
        stage,
        handler: { environment in
          let handler = pooled ?? AppendingNoticeHandler(environment)
          pooled = handler
          return handler
        }
      )
    case .routeWithMemory:
      let last = Mutex<[NoticeViewData.Item]>([])
      return NoticeScreen(
        stage,
        route: { response, context in
          var value = NoticeViewData(response, in: context)
          last.withLock { last in
            value.items = last + value.items
            last = value.items
          }
          return value
        }
      )
    }
  }
}

/// A legacy notices handler that appends to the previous notices: right for the next page of one
/// content, wrong for another content.
private final class AppendingNoticeHandler: NoticeHandling {
  private let handler: LegacyNoticeHandler
  private let gathered = BehaviorRelay<[NoticeResponse.Item]>(value: [])

  init(_ environment: LegacyEnvironment) {
    handler = LegacyNoticeHandler(environment)
  }

  var output: Observable<NoticeViewData> { handler.output }

  func configure(_ response: NoticeResponse) {
    gathered.accept(gathered.value + response.notices)
    handler.configure(NoticeResponse(notices: gathered.value))
  }
}
