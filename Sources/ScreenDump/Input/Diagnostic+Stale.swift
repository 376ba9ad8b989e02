import ScreenDocument
import StrictJSON

extension Diagnostic {
  /// Returns the warning that a screen is a copy from the cache, with the reason and, unless it is
  /// `nil`, the copy's age.
  static func staleScreen(_ reason: LoadError, age: Duration?) -> Diagnostic {
    let age = age.map { ", \($0.ageText) old" } ?? ""
    return Diagnostic(
      severity: .warning,
      code: "staleScreen",
      message: "This is the screen from the cache\(age): \(reason.descriptionInsideSentence)."
    )
  }
}
