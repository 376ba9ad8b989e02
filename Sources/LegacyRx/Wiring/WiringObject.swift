/// An object that a recorder can record as a node: an observable.
protocol WiringObject: AnyObject {
  var wiringName: String { get }
}
