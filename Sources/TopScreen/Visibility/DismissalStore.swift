/// Stores the names of the contents that the user has dismissed; the app decides for how long.
@MainActor
public protocol DismissalStore: AnyObject {
  /// The names of all stored dismissals.
  ///
  /// A content is hidden if they contain the dismissal name that its rule gives to it or, for a
  /// content whose rule gives it no such name, its id.
  var names: Set<String> { get }

  /// Stores a dismissal.
  ///
  /// - Parameter name: The name that the content's rule gives to its dismissal, or the content's id.
  func insert(_ name: String)
}
