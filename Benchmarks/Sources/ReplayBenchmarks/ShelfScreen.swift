import Bridge
import BridgeDump
import LegacyRx
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
      routes: ContentRoutes<ShelfScreen> {
        ContentRoute(.shelf, slots: \.shelf) { ShelfViewData($0) }
      },
      makeHandlers: { LegacyHandlers { LegacyHandler(.shelf) { _ in ShelfHandler() } } },
      makeState: { ShelfScreen() }
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
