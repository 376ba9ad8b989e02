import StrictJSON

extension BlockNode: IdentityClaim {
  var idBase: String { kind ?? level.rawValue }
  var order: Int { 0 }
  var idPath: JSONPointer { value.pointer.appending("id") }
  var idValue: JSONValue? { value["id"] ?? value }
  var place: String { "\(value.pointer) (line \((value["id"] ?? value).location.line))" }
}
