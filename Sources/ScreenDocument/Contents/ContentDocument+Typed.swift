import StrictJSON

extension ContentDocument {
  /// Creates a document of responses that the transport has decoded, from top to bottom.
  ///
  /// A content's position is its index. Ids follow the same rules as in JSON documents: the second
  /// content with an id `x` becomes `x~2` and a warning `duplicateID`, and a content without an id
  /// is `kind#n`.
  ///
  /// - Parameters:
  ///   - title: The screen's title.
  ///   - limits: How many contents of a kind are shown at most.
  ///   - contents: The contents, from top to bottom.
  /// - Complexity: O(contents) dictionary operations; no JSON is made.
  public init(
    title: String? = nil,
    limits: [ContentKind: Int] = [:],
    typed contents: [TypedContent]
  ) {
    var idAssigner = ContentIDAssigner()
    var diagnostics = DiagnosticList()
    let positionedContents = contents.enumerated().map { position, content in
      PositionedTypedContent(content: content, diagnosticSortPosition: position)
    }
    let ids = idAssigner.assignIDs(
      to: positionedContents,
      inOrderOf: Array(positionedContents.indices),
      diagnostics: &diagnostics
    )
    self.init(
      title: title,
      contents: zip(positionedContents, ids).map { positioned, id in
        ResponseData(positioned.content, id: id, position: positioned.diagnosticSortPosition)
      },
      diagnostics: diagnostics.sortedByPosition,
      limits: limits
    )
  }

  /// Creates a document of responses that the transport has decoded, listed in a result builder.
  ///
  /// - Parameters:
  ///   - title: The screen's title.
  ///   - limits: How many contents of a kind are shown at most.
  ///   - contents: The contents, from top to bottom.
  /// - Complexity: O(contents) dictionary operations; no JSON is made.
  public init(
    title: String? = nil,
    limits: [ContentKind: Int] = [:],
    @TypedContentsBuilder contents: () -> [TypedContent]
  ) {
    self.init(title: title, limits: limits, typed: contents())
  }

  /// Creates a document of responses that the transport has decoded, listed in a result builder
  /// that can throw.
  ///
  /// - Parameters:
  ///   - title: The screen's title.
  ///   - limits: How many contents of a kind are shown at most.
  ///   - contents: The contents, from top to bottom.
  /// - Throws: The error of `contents`.
  /// - Complexity: O(contents) dictionary operations; no JSON is made.
  public init<Failure: Error>(
    title: String? = nil,
    limits: [ContentKind: Int] = [:],
    @TypedContentsBuilder throwing contents: () throws(Failure) -> [TypedContent]
  ) throws(Failure) {
    self.init(title: title, limits: limits, typed: try contents())
  }
}
