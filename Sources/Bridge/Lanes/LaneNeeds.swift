/// The purposes for which a response is stored after it was shown.
struct LaneNeeds {
  /// Whether the response is compared.
  let comparison: Bool
  /// Whether other contents read the response, or listen to the content's handler.
  let otherContents: Bool
  /// Whether the response is a step of an interactive content.
  let steps: Bool

  var isEmpty: Bool { !comparison && !otherContents && !steps }
}
