import Foundation

/// The destination of issues.
@MainActor
public enum StateIssues {
  /// Called with every issue; prints it on standard error unless an app sets its own, once, when it
  /// starts.
  public static var report: @MainActor (StateIssue) -> Void = { issue in
    FileHandle.standardError.write(Data("UIStateLayer: \(issue)\n".utf8))
  }
}
