/// The user's dismissals, which the app stores for as long as it wants.
@MainActor
public protocol DismissalStore: AnyObject {
  /// The names of the dismissed contents.
  var names: Set<String> { get }

  /// Adds a dismissal.
  ///
  /// - Parameter name: The name that the content's rule gives to its dismissal, or the content's id.
  func insert(_ name: String)
}
