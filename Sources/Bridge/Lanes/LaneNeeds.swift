/// Why a response is kept after it was shown.
struct LaneNeeds {
  /// Whether the response is compared.
  let comparison: Bool
  /// Whether other contents read the response, or listen to the content's handler.
  let otherContents: Bool
  /// Whether it is a step of an interactive content.
  let steps: Bool

  var isEmpty: Bool { !comparison && !otherContents && !steps }
}
