/// What a recording can meet on its way upstream.
protocol WiringObject: AnyObject {
  var wiringName: String { get }
  var wiringRole: WiringNode.Role? { get }
}
