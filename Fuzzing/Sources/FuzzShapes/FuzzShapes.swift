import FuzzKit
import ScreenDocument
import StrictJSON

/// A shape file and a document, as two parts: an error, or contents that are equal when they are
/// read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzShapes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = Input(start, count).parts(2)
  let shape: DocumentShape?
  do {
    shape = parts[0].isEmpty ? nil : try DocumentShape(reading: parts[0])
  } catch {
    require(!error.diagnostic.message.isEmpty, "an error that says nothing")
    return 0
  }
  do {
    let document = try ContentDocument(reading: parts[1], shape: shape)
    document.check()
    let again = try ContentDocument(reading: parts[1], shape: shape)
    require(again.outline == document.outline, "reading again gives something else")
  } catch {
    require(!error.diagnostic.message.isEmpty, "an error that says nothing")
  }
  return 0
}
