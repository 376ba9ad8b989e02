extension DocumentPart {
  /// The index of this part among all parts.
  var index: Int {
    switch self {
    case .layout: 0
    case .property: 1
    case .data: 2
    }
  }
}
