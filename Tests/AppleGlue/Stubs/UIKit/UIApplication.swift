// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public class var shared: UIApplication { stubShared }
  public var applicationState: State { stubState }

  /// The state of the app, set by tests.
  public var stubState = State.active
  private static let stubShared = UIApplication()

  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification"
  )
}
