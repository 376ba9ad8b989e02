import Bridge
import BridgeDump
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

extension ContentKey where Response == ShelfResponse, Output == ShelfViewData {
  static var shelf: Self { Self("shelf") }
}

/// The state of a screen of shelves.
@MainActor
final class ShelfScreen {
  let shelf = UIStateSlots(default: ShelfViewData())

  static var composer: BridgedComposer<ShelfScreen> {
    BridgedComposer(
      routes: routes,
      makeHandlers: makeHandlers,
      makeState: { ShelfScreen() }
    )
  }

  private static var routes: ContentRoutes<ShelfScreen> {
    ContentRoutes<ShelfScreen> {
      ContentRoute(.shelf, slots: \.shelf) { ShelfViewData($0) }
    }
  }

  private static func makeHandlers() -> LegacyHandlers {
    LegacyHandlers { LegacyHandler(.shelf) { _ in ShelfHandler() } }
  }

  /// A line with one response of 100 leaves.
  static var largeLine: JournalLine {
    let json = ShelfResponse.json(number: 1, products: 20, tags: 30)
    let line = #"{"at":1775005200,"timeZone":"Asia/Tokyo","kind":"shelf","value":\#(json)}"#
    do {
      var reader = JournalReader()
      return try reader.line(Array(line.utf8))
    } catch {
      preconditionFailure("The benchmark's own line cannot be read: \(error)")
    }
  }

  /// The lines that `hunt` tries first, as the text of a journal.
  static func triedLines(_ tries: Int, from journal: ShelfJournal) -> String {
    do {
      var reader = JournalReader()
      let bytes = Array(try Data(contentsOf: URL(filePath: journal.path)).dropLast())
      let runner = ReplaySearchRunner(
        routes: routes,
        base: ViewDataContext(
          now: .distantPast,
          timeZone: .gmt,
          locale: Locale(identifier: "ja_JP")
        ),
        makeHandlers: makeHandlers,
        makeState: { ShelfScreen() }
      )
      let search = DifferenceSearch([try reader.line(bytes)], seed: 1, runner: runner)
      let lines = (0..<tries).compactMap { _ in search.runNext()?.line }
      return lines.map(\.text).joined()
    } catch {
      preconditionFailure("The benchmark's own journal cannot be read: \(error)")
    }
  }

  /// A search for what both sides of ``largeLine`` depend on.
  static func dependences() -> DependenceFinder {
    DependenceFinder(
      [largeLine],
      of: "shelf",
      runner: ReplaySideRunner(
        routes: routes,
        base: ViewDataContext(
          now: .distantPast,
          timeZone: .gmt,
          locale: Locale(identifier: "ja_JP")
        ),
        makeHandlers: makeHandlers,
        makeState: { ShelfScreen() }
      )
    )
  }
}

/// An old handler as small as one can be: a relay, and a mapping.
private final class ShelfHandler: ObservableLegacyHandler {
  private let response = PublishRelay<ShelfResponse>()

  var output: Observable<ShelfViewData> { response.map { ShelfViewData($0) } }

  func configure(_ response: ShelfResponse) {
    self.response.accept(response)
  }
}
