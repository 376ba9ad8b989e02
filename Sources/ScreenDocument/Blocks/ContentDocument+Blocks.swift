import StrictJSON

extension ContentDocument {
  /// Creates the document of a block page from its layout, property and data.
  init(
    composingPage layout: JSONValue,
    property: JSONValue?,
    data: JSONValue?,
    diagnostics: [Diagnostic]
  ) throws(DocumentError) {
    guard layout.kind == .object else {
      throw DocumentError(
        "noPage",
        at: layout,
        message:
          "A layout is an object with a \"page\", found \(layout.typeAndPartsInWords); send one."
      )
    }
    var composer = try BlockPageComposer(layout: layout, property: property, data: data)
    self = try composer.compose(parserDiagnostics: diagnostics)
  }
}
