/// Stores the names of the contents that the user has dismissed; the app decides for how long.
@MainActor
public protocol DismissalStore: AnyObject {
  /// The names of all stored dismissals.
  ///
  /// A content is hidden if they contain the name that the content's rule gives to its dismissal,
  /// or the content's id if no rule gives a name.
  var names: Set<String> { get }

  /// Stores a dismissal.
  ///
  /// - Parameter name: The name that the content's rule gives to its dismissal, or the content's
  ///   id.
  func insert(_ name: String)
}
