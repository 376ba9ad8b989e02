// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What the stubs were asked to do, and what of it UIKit would not have taken well.
///
/// A test that looks at the calls runs on the main actor without a suspension, after ``reset()``.
/// Violations stay, whoever caused them.
@MainActor
public enum UIKitCalls {
  public private(set) static var all: [String] = []
  public private(set) static var violations: [String] = []

  public static func reset() {
    all = []
  }

  /// What would not have been taken well of some calls, and is forgotten: a test meant it.
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
