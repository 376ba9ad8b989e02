/// The record of one node.
struct WiringNodeRecord {
  /// `nil` for a listener; other nodes are recorded while their object exists.
  weak var object: AnyObject?
  let role: WiringNode.Role?
  let name: String
  var label: String?
  let place: WiringPlace?
  let group: String?
}
