public import StrictJSON

/// One screen as the server sent it: its valid contents in order, and diagnostics about the others.
///
/// | in the document                               | affects                       | code               |
/// | --------------------------------------------- | ----------------------------- | ------------------ |
/// | an element that is `null`, a number, a text … | that element                  | `notAnObject`      |
/// | no kind, or one that is not a text            | that element                  | `missingKind`, `invalidKind` |
/// | no payload                                    | nothing; it fails to decode   | `missingPayload`   |
/// | an id that is neither text nor number         | the id; one is generated      | `invalidID`        |
/// | an id used before                             | the id; it gets a suffix      | `duplicateID`      |
/// | a position that is not an index               | the position                  | `invalidPosition`  |
/// | a title that is not a text                    | the title                     | `invalidTitle`     |
/// | a member of a rule that cannot be read        | that member                   | `invalidOrder`, `invalidVisibility`, `invalidLimit` |
/// | a second place for one content                | that place                    | `conflictingOrder` |
/// | with `onlyMember`, not exactly one member that is an object | that element     | `notOnlyMember`    |
/// | no list below a `*` of the shape              | that list                     | `missingList`      |
/// | a reference to a section that is missing      | that element                  | `missingSection`   |
/// | a section to which no element refers          | that section                  | `orphanSection`    |
/// | a section with the id of an earlier one       | that section                  | `orphanSection`    |
/// | children that are neither array nor object    | the children                  | `invalidChildren`  |
/// | children more than 32 levels deep             | those                         | `childrenTooDeep`  |
/// | in a list with children, elements after the first 100,000 of all lists | those | `tooManyContents`  |
/// | a member written twice                        | the second one                | `duplicateKey`     |
///
/// The children of a content without a kind are read. `position` counts every element, including
/// omitted ones. Contents are in document order; if the shape has explicit positions, they are
/// sorted by these, stably, and a content without one has its index in its list as its position.
///
/// The same rules apply to a block page, one document with `layout`, `property` and `data` or three
/// documents; its format, and its own table of diagnostics, are described at the initialiser that
/// reads a ``ScreenPayload``.
///
/// An id is the server's, with a number as its text. The id of a content without one is `kind#n`,
/// the nth of its kind without an id. The second content with an id `x` gets `x~2`, the third
/// `x~3`. A generated id that another content already has gets `~2` or the next free number, so all
/// ids are unique and the server's ids do not change. The same bytes always give the same ids, and
/// adding or removing contents of other kinds does not change them.
public struct ContentDocument: Sendable {
  /// The screen's title; `nil` if the document has none.
  public let title: String?

  /// The valid contents, in document order or sorted by explicit positions; rules of order apply
  /// later.
  public let contents: [ResponseData]

  /// The number of elements in the document's lists of contents, including omitted ones and the
  /// children of contents; of a page of a block page, the number of all children of its groups.
  public let elementCount: Int

  /// The number of elements that are no contents, because they cannot be read.
  ///
  /// An element that only its children replace is not one of them, nor is one beyond a maximum
  /// number.
  package internal(set) var unreadableElementCount = 0

  /// Faults and warnings in document order: first about the text, then about the contents.
  public package(set) var diagnostics: [Diagnostic]

  /// The page, spaces and groups that contain the contents, each after its parent; empty unless
  /// this is a block page.
  public let containers: [ContentContainer]

  /// The pages that can be opened over this one; empty unless this is a block page.
  public let popups: [PopupPage]

  /// The greatest number of visible contents of each limited kind, apart from headings.
  public let limits: [ContentKind: Int]

  /// Creates a document from its parts.
  ///
  /// - Parameters:
  ///   - title: The screen's title.
  ///   - contents: The contents, in document order.
  ///   - elementCount: The number of elements, including omitted ones; by default the number of
  ///     contents.
  ///   - diagnostics: Faults and warnings.
  ///   - containers: The page, spaces and groups that contain the contents.
  ///   - popups: The pages that can be opened over this one.
  ///   - limits: The greatest number of visible contents of each limited kind, apart from headings.
  public init(
    title: String? = nil,
    contents: [ResponseData],
    elementCount: Int? = nil,
    diagnostics: [Diagnostic] = [],
    containers: [ContentContainer] = [],
    popups: [PopupPage] = [],
    limits: [ContentKind: Int] = [:]
  ) {
    self.title = title
    self.contents = contents
    self.elementCount = elementCount ?? contents.count
    self.diagnostics = diagnostics
    self.containers = containers
    self.popups = popups
    self.limits = limits
  }

  /// Reads a document from its bytes.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8.
  ///   - shape: The shape of the document; detected if `nil`.
  ///   - limits: The greatest depth and size of the document.
  /// - Throws: ``DocumentError`` if the bytes are not JSON or beyond the limits, if no shape is
  ///   given and the document has none of the known shapes, if a list of the shape is absent or has
  ///   the wrong type, if a block page has no page or no main space, or if its property or data is
  ///   neither an object nor `null`.
  public init(
    reading bytes: [UInt8],
    shape: DocumentShape? = nil,
    limits: JSONLimits = JSONLimits()
  ) throws(DocumentError) {
    try self.init(composing: DocumentError.parseDocument(bytes, limits: limits), shape: shape)
  }
}
