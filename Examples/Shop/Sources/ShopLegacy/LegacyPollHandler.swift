#if LegacyHome
import Bridge
import LegacyRx
import ShopContents
import TopScreen

/// The legacy handler of a poll, whose output is computed from the last response and the user's
/// choice.
final class LegacyPollHandler: ActingLegacyHandler {
  let output: Observable<PollViewData>

  private let responses = BehaviorRelay<PollResponse?>(value: nil)
  private let chosen = BehaviorRelay<String?>(value: nil)
  private let effects: any LegacyEffects

  init(_ environment: LegacyEnvironment) {
    effects = environment.effects
    output =
      Observable
      .combineLatest(responses.compactMap { $0 }, chosen) { poll, chosen in
        let place = chosen.flatMap { id in poll.choices.map(\.choiceID).firstIndex(of: id) }
        guard let place else {
          return PollViewData(
            question: poll.question,
            choices: poll.choices.map {
              PollViewData.Choice(choiceID: $0.choiceID, text: $0.text, isChosen: false, share: "")
            }
          )
        }
        var sum = 1
        for choice in poll.choices where choice.votes > 0 {
          sum += choice.votes > 1_000_000 ? 1_000_000 : choice.votes
        }
        var rows: [PollViewData.Choice] = []
        for (index, choice) in poll.choices.enumerated() {
          var votes = choice.votes < 0 ? 0 : choice.votes > 1_000_000 ? 1_000_000 : choice.votes
          if index == place { votes += 1 }
          rows.append(
            PollViewData.Choice(
              choiceID: choice.choiceID,
              text: choice.text,
              isChosen: index == place,
              share: String(votes * 100 / sum) + " %"
            )
          )
        }
        let total = String(sum) + (sum > 1 ? " votes" : " vote")
        return PollViewData(question: poll.question, choices: rows, total: total)
      }
      .observe(on: environment.mainScheduler)
      .distinctUntilChanged()
  }

  func configure(_ response: PollResponse) {
    responses.accept(response)
  }

  func handle(_ action: PollAction) {
    switch action {
    case .choose(let id):
      effects.perform(LegacyEffect(.analytics, "poll:choose", value: id))
      chosen.accept(id)
    case .clear:
      chosen.accept(nil)
    }
  }
}
#endif
