extension DocumentPart {
  /// The index of the part among all.
  var index: Int {
    switch self {
    case .layout: 0
    case .property: 1
    case .data: 2
    }
  }
}
