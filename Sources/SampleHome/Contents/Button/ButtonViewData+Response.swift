extension ButtonViewData {
  /// Creates the view data of a response.
  init(_ response: ButtonResponse) {
    title = response.text.trimmedText(upTo: FormattingRules.maximumTitleLength)
    destination = Self.destination(of: response)
    isEnabled = !destination.isEmpty
  }

  private static func destination(of response: ButtonResponse) -> String {
    guard response.action == "navigate", let destination = response.destination,
      destination.utf8.count <= FormattingRules.maximumURLByteCount
    else { return "" }
    return destination
  }
}
