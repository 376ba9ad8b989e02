/// A graph of boxes and arrows, to be laid out.
struct BoxGraph {
  /// The width and height of each box, in points.
  var sizes: [Size]
  /// The arrows, as indices of their source and target boxes.
  var arrows: [Arrow]

  struct Size: Hashable {
    var width: Double
    var height: Double
  }

  struct Arrow: Hashable {
    var source: Int
    var target: Int
  }
}
