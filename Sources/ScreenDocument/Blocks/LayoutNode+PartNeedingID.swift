import StrictJSON

extension LayoutNode: PartNeedingID {
  var generatedIDBase: String { kind ?? level.rawValue }
  var diagnosticSortPosition: Int { 0 }
  var idDiagnosticPath: JSONPointer { layoutValue.pointer.appending("id") }
  var idDiagnosticLocationValue: JSONValue? { layoutValue["id"] ?? layoutValue }
  var placeInMessages: String {
    "\(layoutValue.pointer) (line \((layoutValue["id"] ?? layoutValue).location.line))"
  }
}
