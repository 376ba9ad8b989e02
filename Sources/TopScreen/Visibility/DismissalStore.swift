/// What the user has dismissed, kept by the app for as long as it likes.
@MainActor
public protocol DismissalStore: AnyObject {
  /// The names of what is dismissed.
  var names: Set<String> { get }

  /// Notes that something is dismissed.
  ///
  /// - Parameter name: The name that the content's rule gives to its dismissal, or the content's id.
  func insert(_ name: String)
}
