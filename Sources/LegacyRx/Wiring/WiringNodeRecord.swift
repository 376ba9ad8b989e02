/// What a recording knows of one node.
struct WiringNodeRecord {
  /// A listener has no object; whatever else has one is recorded while it exists.
  weak var object: AnyObject?
  let role: WiringNode.Role?
  let name: String
  var label: String?
  let place: WiringPlace?
  let group: String?
}
