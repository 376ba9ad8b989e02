extension DocumentPart {
  /// The index of the document in the order layout, property, data.
  var index: Int {
    switch self {
    case .layout: 0
    case .property: 1
    case .data: 2
    }
  }
}
