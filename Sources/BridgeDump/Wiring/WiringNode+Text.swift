import LegacyRx

extension WiringNode {
  /// The node's label, or the name of its type if it has none.
  var title: String { label ?? name }

  /// The source location without the module: `LegacyCouponsHandler.swift:16`; `nil` if it is
  /// unknown.
  var fileAndLine: String? {
    guard let place else { return nil }
    let file = place.fileID.split(separator: "/").last.map(String.init) ?? place.fileID
    return "\(file):\(place.line)"
  }

  /// Returns the label and the type's name, followed by the source location and, if `numbered`, the
  /// node's id: `coupons (PublishRelay) LegacyCouponsHandler.swift:16 #3`.
  func text(numbered: Bool) -> String {
    [label.map { "\($0) (\(name))" } ?? name, fileAndLine, numbered ? "#\(id)" : nil]
      .compactMap(\.self).joined(separator: " ")
  }
}
