/// A call that creates an emitter or a listener: the name of the called function, and the source
/// location.
@usableFromInline
struct CallSite {
  @usableFromInline let functionName: StaticString
  @usableFromInline let fileID: StaticString
  @usableFromInline let line: UInt

  @inlinable
  init(_ functionName: StaticString, _ fileID: StaticString, _ line: UInt) {
    self.functionName = functionName
    self.fileID = fileID
    self.line = line
  }

  /// Returns a call without a source location, for a function that is called through a reference.
  @inlinable
  static func unknown(_ functionName: StaticString) -> CallSite { CallSite(functionName, "", 0) }

  /// The source location; `nil` for a call that ``unknown(_:)`` returned.
  var sourceLocation: WiringSourceLocation? {
    line == 0 ? nil : WiringSourceLocation(fileID: fileID.description, line: line)
  }
}
