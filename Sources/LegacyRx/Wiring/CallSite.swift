/// A call that creates an emitter or a listener: the name of the called function, and the source
/// location.
@usableFromInline
struct CallSite {
  @usableFromInline let name: StaticString
  @usableFromInline let fileID: StaticString
  @usableFromInline let line: UInt

  @inlinable
  init(_ name: StaticString, _ fileID: StaticString, _ line: UInt) {
    self.name = name
    self.fileID = fileID
    self.line = line
  }

  /// Returns a call without a source location, for a function that is called through a reference.
  @inlinable
  static func unknown(_ name: StaticString) -> CallSite { CallSite(name, "", 0) }

  /// The source location; `nil` for a call that ``unknown(_:)`` returned.
  var sourceLocation: WiringSourceLocation? {
    line == 0 ? nil : WiringSourceLocation(fileID: fileID.description, line: line)
  }
}
