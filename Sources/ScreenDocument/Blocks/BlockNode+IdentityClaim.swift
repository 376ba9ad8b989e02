import StrictJSON

extension BlockNode: IdentityClaim {
  var idBase: String { kind ?? level.rawValue }
  var diagnosticPosition: Int { 0 }
  var idPath: JSONPointer { value.pointer.appending("id") }
  var idValue: JSONValue? { value["id"] ?? value }
  var placeText: String { "\(value.pointer) (line \((value["id"] ?? value).location.line))" }
}
