public import StrictJSON

/// One screen as the server sent it: its contents in order, and what was wrong with the rest.
///
/// | in the document                               | costs                         | code               |
/// | --------------------------------------------- | ----------------------------- | ------------------ |
/// | an element that is `null`, a number, a text … | that element                  | `notAnObject`      |
/// | no kind, or one that is not a text            | that element                  | `missingKind`, `invalidKind` |
/// | no payload                                    | nothing; it fails to decode   | `missingPayload`   |
/// | an id that is neither text nor number         | the id; one is made           | `invalidID`        |
/// | an id used before                             | the id; it gets a suffix      | `duplicateID`      |
/// | a position that is no index                   | the position                  | `invalidPosition`  |
/// | a title that is not a text                    | the title                     | `invalidTitle`     |
/// | a member of a rule that cannot be read        | that member                   | `invalidOrder`, `invalidVisibility`, `invalidLimit` |
/// | a second place for one content                | that place                    | `conflictingOrder` |
/// | no one member that is an object, where it is the content | that element        | `notOnlyMember`    |
/// | no list below a `*` of the shape              | that list                     | `missingList`      |
/// | an id that no section has                     | that element                  | `missingSection`   |
/// | a section that nothing places                 | that section                  | `orphanSection`    |
/// | children that are neither array nor object    | the children                  | `invalidChildren`  |
/// | children more than 32 levels deep             | those                         | `childrenTooDeep`  |
/// | more than 100,000 elements, with children     | the rest                      | `tooManyContents`  |
/// | a member written twice                        | the second one                | `duplicateKey`     |
///
/// Every element counts in `position`, composed or not. Contents stand in document order; where a
/// shape knows explicit positions they are sorted by them, stably, and a content without one keeps
/// its index in its list as its position.
///
/// A block page, of one document with `layout`, `property` and `data` or of three, is read by the
/// same measure; its form, and a table of its own, are reported where a ``ScreenPayload`` is read.
///
/// An id is the server's, a number as its text. A content without one is `kind#n`, the nth of its
/// kind without an id. A second content with an id `x` is `x~2`, a third `x~3`. A made id that
/// another content already has gets `~2` or the next free number in turn, so no two contents share
/// one and the server's are never taken. The same bytes give the same ids; so does a document in
/// which contents of other kinds come and go.
public struct ContentDocument: Sendable {
  /// The screen's title.
  public let title: String?

  /// The contents, in the order they are shown.
  public let contents: [ResponseData]

  /// The number of elements in the document's lists of contents, composed or not.
  public let elementCount: Int

  /// What is wrong or noteworthy, in document order: first of the text, then of the contents.
  public package(set) var diagnostics: [Diagnostic]

  /// The page, spaces and groups that the contents stand in, each after its parent; none but for a
  /// block page.
  public let containers: [ContentContainer]

  /// The pages that can be opened over this one; none but for a block page.
  public let popups: [PopupPage]

  /// How many contents of a kind are shown at most, for kinds that are limited.
  public let limits: [ContentKind: Int]

  /// Creates a document from its parts.
  ///
  /// - Parameters:
  ///   - title: The screen's title.
  ///   - contents: The contents, in the order they are shown.
  ///   - elementCount: The number of elements, composed or not; that of the contents by default.
  ///   - diagnostics: What is wrong or noteworthy.
  ///   - containers: What the contents stand in.
  ///   - popups: The pages that can be opened over this one.
  ///   - limits: How many contents of a kind are shown at most.
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
  ///   - shape: Where the contents lie; recognised from the document when `nil`.
  ///   - limits: How deep and how large the document may be.
  /// - Throws: ``DocumentError`` when the bytes are not JSON, when no shape is given and none is
  ///   recognised, or when the shape's list is not there.
  public init(
    reading bytes: [UInt8],
    shape: DocumentShape? = nil,
    limits: JSONLimits = JSONLimits()
  ) throws(DocumentError) {
    try self.init(composing: DocumentError.document(bytes, limits: limits), shape: shape)
  }
}
