// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The calls that the stubs received, and the ones that UIKit would have rejected.
///
/// A test that reads the calls runs on the main actor without a suspension, after ``reset()``.
/// Violations are kept, from any caller.
@MainActor
public enum UIKitCalls {
  public private(set) static var all: [String] = []
  public private(set) static var violations: [String] = []

  public static func reset() {
    all = []
  }

  /// Returns the violations of some calls and removes them: the test causes them deliberately.
  public static func violations(of calls: () -> Void) -> [String] {
    let before = violations
    violations = []
    calls()
    defer { violations = before }
    return violations
  }

  static func record(_ call: String) {
    all.append(call)
  }

  static func refuse(_ violation: String) {
    violations.append("\(all.last ?? "no call"): \(violation)")
  }
}
