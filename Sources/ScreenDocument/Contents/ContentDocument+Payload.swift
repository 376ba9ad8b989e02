public import StrictJSON

extension ContentDocument {
  /// Reads a screen from its bytes: one document, or a block page.
  ///
  /// A block page is three documents, or one document with the members `layout`, `property` and
  /// `data`. The layout is a tree of six levels, each contained in the one before: page, space,
  /// group, block, item and element. A page names one of its spaces as the main one; its popups are
  /// pages that can be opened over it.
  ///
  /// ```json
  /// { "page": { "level": "page", "id": "home", "main": "feed", "children": [
  ///     { "level": "space", "id": "feed", "children": [
  ///       { "level": "group", "id": "top", "children": [
  ///         { "level": "block", "id": "shelf", "kind": "productShelf", "children": [
  ///           { "level": "item", "id": "p-1", "children": [
  ///             { "level": "element", "id": "p-1-name", "kind": "name" } ] } ] } ] } ] } ] },
  ///   "popups": [] }
  /// ```
  ///
  /// Property and data are objects with one member for each id. A property entry contains the
  /// appearance, under `appearance`, and the behaviour; a data entry contains the data to show, for
  /// a page its `title`.
  ///
  /// ```json
  /// { "shelf": { "columns": 2, "appearance": { "padding": 8 } } }
  /// { "shelf": { "title": "New" }, "p-1-name": { "text": "Tea" } }
  /// ```
  ///
  /// Every block of every space is one content, in layout order. Its payload combines the three
  /// documents: id, kind and appearance, if it differs from the default; the items, each with its
  /// elements; the data; the properties.
  ///
  /// ```json
  /// { "id": "shelf", "kind": "productShelf", "appearance": { "padding": { … } },
  ///   "items": [
  ///     { "id": "p-1", "elements": [ { "id": "p-1-name", "kind": "name", "text": "Tea" } ] } ],
  ///   "title": "New", "columns": 2 }
  /// ```
  ///
  /// | in the documents                             | affects                   | code |
  /// | -------------------------------------------- | ------------------------- | ---- |
  /// | a part not one level below its parent        | that part, all inside it  | `wrongLevel` |
  /// | none of the six levels                       | that part, all inside it  | `invalidLevel` |
  /// | a part or an entry that is not an object     | that part or entry        | `notAnObject` |
  /// | a block without a kind, or not a text        | that block   | `missingKind`, `invalidKind` |
  /// | children that are not an array               | the children          | `invalidChildren` |
  /// | a popup without a main space                 | that popup                | `noMainSpace` |
  /// | more than 100,000 parts                      | the last of them          | `tooManyNodes` |
  /// | no id                                        | its property and data     | `invalidID` |
  /// | an id used before                            | the id; it gets a suffix  | `duplicateID` |
  /// | no data for a block and the parts in it      | nothing                   | `missingData` |
  /// | an entry whose id the layout does not have   | that entry | `orphanProperty`, `orphanData` |
  /// | a member that data and property have         | the property's member | `repeatedMember` |
  /// | a member named as one of the layout's        | that member           | `repeatedMember` |
  /// | an appearance among the data                 | that appearance     | `misplacedAppearance` |
  /// | a wrong value in a property's `visibility`   | that value, see ``ContentVisibility`` | `invalidVisibility` |
  /// | a wrong value in an appearance               | that value            | `invalidAppearance` |
  /// | an id used so often that 16 MiB are repeated | its property and data | `tooMuchRepetition` |
  ///
  /// Of the members that repeat a name in the payloads, the first 100 are listed, and one more
  /// `repeatedMember` has the number of the others.
  ///
  /// For a block page of three documents, a diagnostic's `part` names the document. Missing ids are
  /// generated, and repeated ids are made unique, by the rules of ``ContentDocument``; nodes that
  /// share an id also share their property and data entries.
  ///
  /// - Parameters:
  ///   - payload: One document, or the three of a block page.
  ///   - shape: The shape of a single document; detected if `nil`. A block page has its own shape.
  ///   - limits: The greatest depth and size of each document.
  /// - Throws: ``DocumentError`` if a document is not JSON or is beyond the limits, if the shape of
  ///   a single document does not match, if a block page has no page or no main space, or if its
  ///   property or data is neither an object nor `null`.
  /// - Complexity: O(bytes of the documents).
  public init(
    reading payload: ScreenPayload,
    shape: DocumentShape? = nil,
    limits: JSONLimits = JSONLimits()
  ) throws(DocumentError) {
    switch payload {
    case .document(let bytes):
      try self.init(reading: bytes, shape: shape, limits: limits)
    case .blocks(let layout, let property, let data):
      let layout = try DocumentError.parseDocument(layout, limits: limits, part: .layout)
      let property = try property.map { bytes throws(DocumentError) in
        try DocumentError.parseDocument(bytes, limits: limits, part: .property)
      }
      let data = try data.map { bytes throws(DocumentError) in
        try DocumentError.parseDocument(bytes, limits: limits, part: .data)
      }
      try self.init(
        composingPage: layout.root,
        property: property?.root,
        data: data?.root,
        diagnostics: [layout, property, data].flatMap { $0?.diagnostics ?? [] }
      )
    }
  }
}
