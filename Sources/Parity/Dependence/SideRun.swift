/// The output of one side at the end of a run, and the effects that the side has performed in it.
struct SideRun: Hashable {
  let output: SideOutput
  /// The descriptions of the effects, sorted, because their order does not count.
  let effects: [String]

  init(output: SideOutput, effects: [String]) {
    self.output = output
    self.effects = effects.sorted()
  }
}
