import StrictJSON

extension JSONTree.Difference {
  /// The number of equal characters that are shown before the first different one.
  private static let characterCountBeforeDifference = 5

  /// Short forms of the older and the newer value, each as ``JSONTree/abbreviatedText``; the word
  /// `nothing` for a value that does not exist.
  ///
  /// If two texts have the same short form, both are shown from a few characters before their first
  /// different character, after `…`.
  var abbreviatedValues: (old: String, new: String) {
    let oldText = old?.abbreviatedText ?? "nothing"
    let newText = new?.abbreviatedText ?? "nothing"
    guard oldText == newText, case .string(let older)? = old, case .string(let newer)? = new
    else { return (oldText, newText) }
    let start = older.commonStartCount(with: newer)
    let omittedCount = Swift.max(start - Self.characterCountBeforeDifference, 0)
    return (
      JSONTree.string("…\(older.dropFirst(omittedCount))").abbreviatedText,
      JSONTree.string("…\(newer.dropFirst(omittedCount))").abbreviatedText
    )
  }
}
