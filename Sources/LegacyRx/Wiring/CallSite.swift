/// A call that creates an emitter or a listener, and its source location.
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

  /// The call of a function whose caller is not known, such as one called by its reference.
  @inlinable
  static func unknown(_ name: StaticString) -> CallSite { CallSite(name, "", 0) }

  var place: WiringPlace? {
    line == 0 ? nil : WiringPlace(fileID: fileID.description, line: line)
  }
}
