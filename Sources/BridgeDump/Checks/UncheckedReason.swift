/// The reason why contents of a kind were not compared.
enum UncheckedReason: String, CaseIterable {
  /// Neither side knows the kind.
  case unknownKind
  /// The kind has no route.
  case noRoute
  /// The kind has no legacy handler.
  case noHandler
  /// The kind's handler has no output.
  case handlerHasNoOutput = "notObservable"
  /// The kind is on stage `off`.
  case stageIsOff = "off"
  /// The kind is on stage `complete`.
  case stageIsComplete = "complete"
  /// The response could not be decoded, or an element of the document could not be read as a
  /// content.
  case unreadable
  /// Rules ignore every difference of the kind's responses.
  case onlyIgnoredDifferences = "ignored"
  /// The response was not in the sample.
  case sampledOut
  /// There was no time for the comparison, or nothing to compare.
  case skipped
  /// The content is in a popup of the page, which is compared without its popups.
  case inPopup = "popup"
  /// The ledgers have the kind, but count no response of it.
  case noResponse
  /// The screen has no contents, or the ledgers have no evidence of any kind.
  case noContentsAtAll = "noContents"

  /// Returns the verb phrase of a sentence about one kind or several, such as `has no route`.
  func verbPhrase(isPlural: Bool) -> String {
    let (have, are) = isPlural ? ("have", "are") : ("has", "is")
    return switch self {
    case .unknownKind: "\(are) known to no side"
    case .noRoute: "\(have) no route"
    case .noHandler: "\(have) no handler"
    case .handlerHasNoOutput:
      isPlural ? "have handlers that cannot be observed" : "has a handler that cannot be observed"
    case .stageIsOff: "\(are) on stage off"
    case .stageIsComplete: "\(are) on stage complete"
    case .unreadable: "could not be decoded"
    case .onlyIgnoredDifferences: "differed only where a rule ignores it"
    case .sampledOut: "\(are) not in the sample"
    case .skipped: isPlural ? "were skipped" : "was skipped"
    case .inPopup: "\(are) in a popup, which is not compared"
    case .noResponse, .noContentsAtAll: "had no response"
    }
  }
}
