/// Boxes and the arrows between them, to be laid out.
struct LayeredGraph {
  /// The width and height of every box, in points.
  var sizes: [Size]
  /// The arrows, by the numbers of the boxes they leave and reach.
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
