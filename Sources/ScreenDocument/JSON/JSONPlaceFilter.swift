/// Decides which places of a value are left out, step by step from the outside in.
package protocol JSONPlaceFilter {
  /// What has to be known of a place to decide about those within it.
  associatedtype Place

  /// The whole value; `nil` if nothing of it is kept.
  var root: Place? { get }

  /// The place of a member; `nil` if it is left out.
  func member(_ name: String, of place: Place) -> Place?

  /// The place of an element; `nil` if it is left out.
  func element(_ index: Int, of place: Place) -> Place?
}
