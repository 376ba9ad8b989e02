extension TextViewData {
  /// Creates the view data of a response.
  init(_ response: TextResponse) {
    text = response.text.trimmedText(upTo: FormattingRules.maximumBodyLength)
    style = response.style.flatMap(Style.init) ?? .body
  }
}
