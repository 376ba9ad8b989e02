/// The mutable record of a ``WiringNode`` while the recording runs.
struct WiringNodeRecord {
  /// The recorded object; `nil` for a listener, and after the object's release.
  weak var object: AnyObject?
  let role: WiringNode.Role?
  let name: String
  var label: String?
  let place: WiringPlace?
  let group: String?
}
