import ScreenDocument
import StrictJSON

extension ContentDocument {
  /// The codes of the errors of which each is about one element that is no content.
  private static let codesOfUnreadableElements: Set = [
    "invalidKind", "missingKind", "missingSection", "notAnObject", "notOnlyMember",
  ]

  /// The number of elements that are no contents, because they could not be read.
  ///
  /// An element that only its children replace is not one of them.
  var unreadableElementCount: Int {
    let errorCount = diagnostics.count {
      $0.severity == .error && Self.codesOfUnreadableElements.contains($0.code)
    }
    guard errorCount > 0 else { return 0 }
    let omittedCount = max(elementCount - contents.count, 0)
    // Of very many errors, the document keeps the first ones.
    let isCut = diagnostics.contains { $0.code == "moreDiagnostics" }
    return isCut ? omittedCount : min(errorCount, omittedCount)
  }
}
