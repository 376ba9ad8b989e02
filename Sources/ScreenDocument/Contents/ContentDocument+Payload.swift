public import StrictJSON

extension ContentDocument {
  /// Reads a screen from the bytes that were fetched for it: one document, or a block page.
  ///
  /// A block page is three documents, or one with them as `layout`, `property` and `data`. The
  /// layout is a tree of six levels, each standing in the one before: page, space, group, block,
  /// item and element. A page names one of its spaces as the main one; pages to open over it are
  /// its popups.
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
  /// Property and data are objects with a member for each id: how it looks, under `appearance`, and
  /// behaves; and what it shows. A page's `title` is among its data.
  ///
  /// ```json
  /// { "shelf": { "columns": 2, "appearance": { "padding": 8 } } }
  /// { "shelf": { "title": "New" }, "p-1-name": { "text": "Tea" } }
  /// ```
  ///
  /// Every block is one content, in the order of the layout, in any space. What
  /// its type is decoded from is made of the three: its id, its kind and its appearance, where that
  /// is not as by default; its items, each with its elements; its data; its properties.
  ///
  /// ```json
  /// { "id": "shelf", "kind": "productShelf", "appearance": { "padding": { … } },
  ///   "items": [
  ///     { "id": "p-1", "elements": [ { "id": "p-1-name", "kind": "name", "text": "Tea" } ] } ],
  ///   "title": "New", "columns": 2 }
  /// ```
  ///
  /// | in the documents                             | costs                     | code |
  /// | -------------------------------------------- | ------------------------- | ---- |
  /// | a level in another than the one before       | that part, all inside it  | `wrongLevel` |
  /// | none of the six levels                       | that part, all inside it  | `invalidLevel` |
  /// | a part or an entry that is no object         | that part or entry        | `notAnObject` |
  /// | a block without a kind, or not a text        | that block   | `missingKind`, `invalidKind` |
  /// | children that are no array                   | the children          | `invalidChildren` |
  /// | a popup without a main space                 | that popup                | `noMainSpace` |
  /// | more than 100,000 parts                      | the last of them          | `tooManyNodes` |
  /// | no id                                        | what would be joined      | `invalidID` |
  /// | an id used before                            | the id; it gets a suffix  | `duplicateID` |
  /// | a block of which nothing has data            | nothing                   | `missingData` |
  /// | an entry whose id the layout does not have   | that entry | `orphanProperty`, `orphanData` |
  /// | a member both in data and in property        | the property's        | `repeatedMember` |
  /// | a member named as one of the layout's        | that member           | `repeatedMember` |
  /// | an appearance among the data                 | that appearance     | `misplacedAppearance` |
  /// | a wrong value in a property's `visibility`   | that value, see ``ContentVisibility`` | `invalidVisibility` |
  /// | a wrong value in an appearance               | that value            | `invalidAppearance` |
  /// | an id used so often that 16 MiB are repeated | what would be joined  | `tooMuchRepetition` |
  ///
  /// Of three documents, a diagnostic's `part` says which it is about. Ids are made,
  /// and repeated ones made unique, by the rules of ``ContentDocument``; parts that share an id
  /// share what is joined to it.
  ///
  /// - Parameters:
  ///   - payload: One document, or the three of a block page.
  ///   - shape: Where the contents of one document lie; recognised when `nil`. A block page has no
  ///     shape but its own.
  ///   - limits: How deep and how large each document may be.
  /// - Throws: ``DocumentError`` when any of the documents is not JSON; for one document, what
  ///   reading it throws; for a block page, when it has no page or no main space.
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
      let layout = try DocumentError.document(layout, limits: limits, part: .layout)
      let property = try property.map { bytes throws(DocumentError) in
        try DocumentError.document(bytes, limits: limits, part: .property)
      }
      let data = try data.map { bytes throws(DocumentError) in
        try DocumentError.document(bytes, limits: limits, part: .data)
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
