import Foundation

/// Reports issues to the app.
@MainActor
public enum StateIssues {
  /// Called with every issue; prints it on standard error by default.
  ///
  /// An app can replace it once, when it starts.
  public static var report: @MainActor (StateIssue) -> Void = { issue in
    FileHandle.standardError.write(Data("UIStateLayer: \(issue)\n".utf8))
  }
}
