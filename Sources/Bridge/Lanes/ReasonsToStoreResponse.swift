/// The purposes for which a response is stored after it was shown.
struct ReasonsToStoreResponse {
  /// Whether the response is compared.
  let isCompared: Bool
  /// Whether other contents read the content's slot, the content's route reads the slots of others,
  /// or other handlers listen to the content's handler.
  let isLinkedToOtherContents: Bool
  /// Whether the response is a step of an interactive content.
  let isStep: Bool

  var isEmpty: Bool { !isCompared && !isLinkedToOtherContents && !isStep }
}
