import Observation

/// The minimum for a slot with a direct observer: a value, a comparison, a call.
@MainActor
final class ClosureCell {
  private var value: TileViewData
  private let onChange: @MainActor (TileViewData) -> Void

  init(_ value: TileViewData, onChange: @escaping @MainActor (TileViewData) -> Void) {
    self.value = value
    self.onChange = onChange
  }

  @inline(never)
  func write(_ newValue: TileViewData) {
    guard newValue != value else { return }
    value = newValue
    onChange(newValue)
  }
}

/// A hand-written observable object for one content.
@MainActor
@Observable
final class ObservableTile {
  private(set) var tile: TileViewData

  init(_ tile: TileViewData) {
    self.tile = tile
  }

  @inline(never)
  func write(_ newTile: TileViewData) {
    tile = newTile
  }
}

/// A screen's state that is mutated by a method.
@MainActor
final class DirectStore {
  private var state = TileState()
  private let onChange: @MainActor (TileState) -> Void

  init(onChange: @escaping @MainActor (TileState) -> Void) {
    self.onChange = onChange
  }

  @inline(never)
  func select(_ number: Int) {
    state.select(number)
    onChange(state)
  }
}
