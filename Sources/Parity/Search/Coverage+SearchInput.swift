import Foundation
import ScreenDocument
import StrictJSON

extension Coverage {
  /// Adds the responses of an input's steps, at the moments of the steps.
  ///
  /// - Parameters:
  ///   - input: The input; ``SearchInput/makeLine()`` was called on it.
  ///   - base: An input that was added before; of a response that it delivers at the same place of
  ///     its steps, at the same moment, only the parts that differ are read. `nil` to read all.
  mutating func addStepResponses(of input: SearchInput, differingFrom base: SearchInput?) {
    var moment = input.context.moment
    var baseMoment = base?.context.moment
    for (index, step) in input.steps.enumerated() {
      moment = moment?.addingTimeInterval(step.pauseSeconds)
      var others: [SearchInput.Response] = []
      if let base, base.steps.indices.contains(index) {
        baseMoment = baseMoment?.addingTimeInterval(base.steps[index].pauseSeconds)
        // The cells of dates depend on the moment.
        if baseMoment == moment, case .responses(let responses) = base.steps[index].event {
          others = responses
        }
      }
      guard case .responses(let responses) = step.event else { continue }
      for (number, response) in responses.enumerated() {
        guard let written = response.cachedJSONPayload else { continue }
        let other = others.indices.contains(number) ? others[number] : nil
        if let other, other.kind == response.kind, let before = other.cachedJSONPayload {
          add(written, differingFrom: before, of: response.kind, at: moment)
        } else {
          add(written, of: response.kind, at: moment)
        }
      }
    }
  }
}
