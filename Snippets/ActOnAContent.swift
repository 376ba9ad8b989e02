// What docs/actions.md shows: a content on which the user acts, on both sides.

import Bridge
import LegacyRx
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

struct PollResponse: Decodable, Sendable {
  var question: String
  var choices: [String]
}

@MainActor
final class PollUIState {
  let poll = UIStateSlots(default: PollViewData(question: "", choices: [], chosen: nil))
}

// What the user can do

struct PollViewData: ViewData {
  var question: String
  var choices: [String]
  var chosen: Int?
}

enum PollAction: Codable, Sendable {
  case choose(Int)
  case clear
}

extension InteractiveContentKey
where Response == PollResponse, Output == PollViewData, Action == PollAction {
  static var poll: Self { Self("poll") }
}

// The state side

struct PollState: Sendable {
  var poll: PollResponse?
  var choice: Int?

  mutating func take(_ event: ContentEvent<PollResponse, PollAction>) -> PollViewData {
    switch event {
    case .response(let response): poll = response
    case .action(.choose(let index)): choice = index
    case .action(.clear): choice = nil
    }
    let choices = poll?.choices ?? []
    return PollViewData(
      question: poll?.question ?? "",
      choices: choices,
      chosen: choice.flatMap { choices.indices.contains($0) ? $0 : nil }
    )
  }
}

@MainActor
func pollRoutes() -> ContentRoutes<PollUIState> {
  ContentRoutes<PollUIState> {
    ContentRoute(.poll, slots: \.poll, startingFrom: PollState()) { $0.take($1) }
  }
}

// The legacy side

final class LegacyPollHandler: ActingLegacyHandler {
  private let responses = BehaviorRelay<PollResponse?>(value: nil)
  private let choice = BehaviorRelay<Int?>(value: nil)
  private let environment: LegacyEnvironment

  init(_ environment: LegacyEnvironment) {
    self.environment = environment
  }

  var output: Observable<PollViewData> {
    Observable.combineLatest(responses.compactMap { $0 }, choice) { poll, choice in
      let isThere = choice.map { poll.choices.indices.contains($0) } ?? false
      return PollViewData(
        question: poll.question,
        choices: poll.choices,
        chosen: isThere ? choice : nil
      )
    }
    .observe(on: environment.mainScheduler)
  }

  func configure(_ response: PollResponse) { responses.accept(response) }

  func handle(_ action: PollAction) {
    switch action {
    case .choose(let index): choice.accept(index)
    case .clear: choice.accept(nil)
    }
  }
}

@MainActor
func pollHandlers() -> LegacyHandlers {
  LegacyHandlers {
    LegacyHandler(.poll) { LegacyPollHandler($0) }
  }
}

// The views

@MainActor
func pollWasTapped(_ index: Int, on id: ContentID, of model: TopViewModel<PollUIState>) {
  // A content that is leaving the screen takes no more actions.
  try? model.send(.choose(index), to: id, of: .poll)
}
