import StrictJSON
import Testing

@testable import Parity

/// Which inputs of a place other inputs explain.
@Suite struct DependenceRowTests {
  @Test(.timeLimit(.minutes(20))) func `the inputs of a place are compared in linear time`() {
    var inputs = DependenceRow.SideInputs()
    for number in 0..<100_000 {
      inputs.influencingByValue.insert(.response(JSONPointer(tokens: ["values", "v\(number)"])))
      inputs.influencingByPresence.insert(
        .response(JSONPointer(tokens: ["presences", "p\(number)"]))
      )
    }
    let expected = inputs.influencingByValue.union(inputs.influencingByPresence)
    inputs.influencingByValue.insert(.response(JSONPointer(tokens: ["values"])))
    inputs.influencingByPresence.insert(.response(JSONPointer(tokens: ["values", "v7", "part"])))

    let minimal = inputs.minimalInputs(isPlaceInElements: true)

    #expect(minimal == .inputs(expected))
  }
}
