import UIStateLayer

/// A screen's state of which an action changes one field.
struct TileState: StoreState {
  enum Action: Sendable {
    case select(Int)
    case rename(String)
  }

  private(set) var tile = TileViewData(number: 1)
  private(set) var selection = 0

  mutating func select(_ number: Int) {
    selection = number
  }

  mutating func mutate(with action: Action, emitting commands: inout CommandBuffer<Never>) {
    switch action {
    case .select(let number): select(number)
    case .rename(let name): tile.title = name
    }
  }
}
