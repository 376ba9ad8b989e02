/// The mutable record of a ``WiringNode`` while the recording runs.
struct WiringNodeRecord {
  /// The recorded object; `nil` for a listener, and after the object's release.
  weak var object: AnyObject?
  /// The role; `nil` for an operator if the recording has a source of it, else an emitter.
  let role: WiringNode.Role?
  let name: String
  var label: String?
  let place: WiringPlace?
  let group: String?
}
