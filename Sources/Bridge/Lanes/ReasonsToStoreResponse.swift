/// The purposes for which a response is stored after it was shown.
struct ReasonsToStoreResponse {
  /// Whether the response is compared.
  let isCompared: Bool
  /// Whether other contents read the response, or listen to the content's handler.
  let isUsedByOtherContents: Bool
  /// Whether the response is a step of an interactive content.
  let isStep: Bool

  var isEmpty: Bool { !isCompared && !isUsedByOtherContents && !isStep }
}
