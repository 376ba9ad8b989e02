import Foundation

/// The place where the app receives the issues of this module.
@MainActor
public enum StateIssues {
  /// Called with every issue when it occurs; writes it as one line to standard error by default.
  ///
  /// To handle issues itself, an app sets another closure when it starts; only the last one set is
  /// called.
  public static var report: @MainActor (StateIssue) -> Void = { issue in
    FileHandle.standardError.write(Data("UIStateLayer: \(issue)\n".utf8))
  }
}
