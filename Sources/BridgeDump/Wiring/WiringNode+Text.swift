import LegacyRx

extension WiringNode {
  /// The node's label, or the name of its type if it has none.
  var title: String { label ?? name }

  /// The file's name without the module, and the line: `LegacyCouponsHandler.swift:16`; `nil` if
  /// the place is unknown.
  var fileAndLine: String? {
    guard let place else { return nil }
    let file = place.fileID.split(separator: "/").last.map(String.init) ?? place.fileID
    return "\(file):\(place.line)"
  }

  /// Returns the label and the type's name, or the name alone without a label, followed by the
  /// source location and, if `numbered`, the node's id.
  ///
  /// An example is `coupons (PublishRelay) LegacyCouponsHandler.swift:16 #3`.
  func text(numbered: Bool) -> String {
    [label.map { "\($0) (\(name))" } ?? name, fileAndLine, numbered ? "#\(id)" : nil]
      .compactMap(\.self).joined(separator: " ")
  }
}
