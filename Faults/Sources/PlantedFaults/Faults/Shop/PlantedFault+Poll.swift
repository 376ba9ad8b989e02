import ScreenDocument
import ShopContents
import TopScreen

extension PlantedFault {
  private static func fault(
    _ name: String,
    before:
      @escaping @Sendable (inout PollState, inout ShopFaultPoints.PollEvent) -> Void = { _, _ in },
    after: @escaping @Sendable (inout PollViewData, PollResponse) -> Void = { _, _ in }
  ) -> PlantedFault {
    PlantedFault(shop: "poll", name) { points, memory in
      points.poll = { state, event in
        var event = event
        if case .response(let response) = event { memory.last = response }
        before(&state, &event)
        var viewData = state.take(event)
        if let response = memory.last as? PollResponse { after(&viewData, response) }
        return viewData
      }
    }
  }

  /// A fault in the effects; `change` receives the right ones.
  private static func effects(
    _ name: String,
    _ change:
      @escaping @Sendable (ShopFaultPoints.PollEvent, [RoutedEffect]) -> [RoutedEffect]
  ) -> PlantedFault {
    PlantedFault(shop: "poll", name) { points, _ in
      points.pollEffects = { change($0, $0.effects) }
    }
  }

  /// The number at the start of a text: 12 of "12 votes".
  private nonisolated static func number(_ text: String) -> Int? {
    Int(text.prefix { $0.isNumber })
  }

  static var poll: [PlantedFault] {
    [
      fault(
        "shares-round",
        after: { viewData, response in
          guard let total = number(viewData.total) else { return }
          for index in viewData.choices.indices {
            var votes = min(max(response.choices[index].votes, 0), 1_000_000)
            if viewData.choices[index].isChosen { votes += 1 }
            let share = (Double(100 * votes) / Double(total)).rounded()
            viewData.choices[index].share = "\(Int(share)) %"
          }
        }
      ),
      fault(
        "own-vote-is-not-in-the-total",
        after: { viewData, _ in
          guard let total = number(viewData.total) else { return }
          viewData.total = total == 2 ? "1 vote" : "\(total - 1) votes"
        }
      ),
      fault(
        "one-vote-is-plural",
        after: { viewData, _ in
          if viewData.total == "1 vote" { viewData.total = "1 votes" }
        }
      ),
      fault(
        "thousands-have-a-comma",
        after: { viewData, _ in
          if let total = number(viewData.total), total >= 1_000 {
            let rest = String(total % 1_000)
            viewData.total =
              "\(total / 1_000),\(String(repeating: "0", count: 3 - rest.count))\(rest) votes"
          }
        }
      ),
      fault(
        "100-percent-is-all",
        after: { viewData, _ in
          for index in viewData.choices.indices where viewData.choices[index].share == "100 %" {
            viewData.choices[index].share = "all"
          }
        }
      ),
      fault(
        "votes-are-at-most-999999",
        before: { _, event in
          guard case .response(var response) = event else { return }
          for index in response.choices.indices where response.choices[index].votes > 999_999 {
            response.choices[index].votes = 999_999
          }
          event = .response(response)
        }
      ),
      fault(
        "a-response-clears-the-choice",
        before: { state, event in
          if case .response = event { _ = state.take(.action(.clear)) }
        }
      ),
      fault(
        "clear-keeps-the-choice",
        before: { _, event in
          if case .action(.clear) = event { event = .action(.choose("tea")) }
        }
      ),
      fault(
        "last-of-equal-choices-is-chosen",
        after: { viewData, _ in
          guard let first = viewData.choices.firstIndex(where: \.isChosen) else { return }
          let id = viewData.choices[first].choiceID
          let last = viewData.choices.lastIndex { $0.choiceID == id } ?? first
          viewData.choices[first].isChosen = false
          viewData.choices[last].isChosen = true
        }
      ),
      PlantedFault(shop: "poll", "second-choice-is-lost") { points, memory in
        points.poll = { state, event in
          if case .action(.choose) = event {
            memory.count += 1
            if memory.count > 1 { return state.take(.action(.choose(memory.text ?? ""))) }
          }
          if case .action(.choose(let id)) = event { memory.text = id }
          return state.take(event)
        }
      },
      effects("effect-twice") { _, effects in effects + effects },
      effects("clear-is-reported") { event, effects in
        guard case .action(.clear) = event else { return effects }
        return [.each(.analytics, "poll:choose", value: "")]
      },
      effects("an-empty-choice-is-not-reported") { event, effects in
        guard case .action(.choose(let id)) = event, id.isEmpty else { return effects }
        return []
      },
    ]
  }
}
