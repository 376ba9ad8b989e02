import LegacyRx

extension WiringNode {
  /// What a reader knows the node by: its own name, or what it is.
  var title: String { label ?? name }

  /// Where it was made, without the module: `LegacyCouponsHandler.swift:16`.
  var shortPlace: String? {
    guard let place else { return nil }
    let file = place.fileID.split(separator: "/").last.map(String.init) ?? place.fileID
    return "\(file):\(place.line)"
  }

  /// What it is, and what distinguishes it from others of its kind.
  func text(numbered: Bool) -> String {
    [label.map { "\($0) (\(name))" } ?? name, shortPlace, numbered ? "#\(id)" : nil]
      .compactMap(\.self).joined(separator: " ")
  }
}
