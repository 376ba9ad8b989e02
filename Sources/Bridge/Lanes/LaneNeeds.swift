/// What a response is needed for, besides being shown.
struct LaneNeeds {
  /// Whether it is compared.
  let comparison: Bool
  /// Whether other contents read it, or listen to its handler.
  let otherContents: Bool
  /// Whether it is a step of an interactive content.
  let steps: Bool

  var isEmpty: Bool { !comparison && !otherContents && !steps }
}
