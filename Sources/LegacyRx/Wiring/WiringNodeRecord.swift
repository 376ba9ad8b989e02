/// The mutable record of a ``WiringNode`` while the recording runs.
struct WiringNodeRecord {
  /// The recorded object; `nil` for a listener, and after the object's release.
  weak var object: AnyObject?
  /// The role; `nil` if the edges decide: an operator if it is recorded as subscribed to a source,
  /// else an emitter.
  let fixedRole: WiringNode.Role?
  let name: String
  var label: String?
  let place: WiringSourceLocation?
  let group: String?
}
