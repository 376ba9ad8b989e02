// A screen that searches: what the documentation of UIStateLayer shows, as a whole.

import UIStateLayer

// snippet.show
struct SearchState: StoreState {
  enum Action: Sendable {
    case queryChanged(String)
    case found([String])
    case failed
  }
  enum Command: Sendable { case shake }

  private(set) var query = ""
  private(set) var shops: [String] = []

  mutating func mutate(with action: Action, emitting commands: inout CommandBuffer<Command>) {
    switch action {
    case .queryChanged(let text): query = text
    case .found(let found): shops = found
    case .failed: commands.emit(.shake)
    }
  }
}

protocol SearchAPI: Sendable {
  func shops(for text: String) async throws -> [String]
}

final class SearchStore: Store<SearchState> {
  private let api: any SearchAPI
  private let clock: any Clock<Duration>

  init(api: any SearchAPI, clock: any Clock<Duration>) {
    self.api = api
    self.clock = clock
    super.init(SearchState())
  }

  func typed(_ text: String) {
    send(.queryChanged(text))
  }

  override func effect(of action: Action, in state: SearchState) -> Effect<Action> {
    guard case .queryChanged(let text) = action else { return .none }
    return .run { [api] send in
      send(.found(try await api.shops(for: text)))
    } failure: { _ in
      .failed
    }
    .delayed(by: .milliseconds(300), on: clock)
    .queued(in: EffectQueue("search", .newest()))
  }
}
// snippet.end
