/// Stores the names of the contents that the user has dismissed; the app decides for how long.
@MainActor
public protocol DismissalStore: AnyObject {
  /// The names of all stored dismissals; a content is hidden if its rule gives one of these names
  /// to its dismissal or, without such a rule, if its id is one of them.
  var names: Set<String> { get }

  /// Stores a dismissal.
  ///
  /// - Parameter name: The name that the content's rule gives to its dismissal, or the content's id.
  func insert(_ name: String)
}
