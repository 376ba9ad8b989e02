import ScreenDocument
import StrictJSON

extension Diagnostic {
  /// Reports that a screen is a cached copy, and why.
  static func staleScreen(_ reason: LoadError, age: Duration?) -> Diagnostic {
    let age = age.map { ", \($0.ageText) old" } ?? ""
    return Diagnostic(
      severity: .warning,
      code: "staleScreen",
      message: "This is the screen from the cache\(age): \(reason.phrase)."
    )
  }
}
