/// An object that can be a node of a recording.
protocol WiringObject: AnyObject {
  var wiringName: String { get }
  var wiringRole: WiringNode.Role? { get }
}
