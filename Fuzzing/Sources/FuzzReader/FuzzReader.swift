import Foundation
import FuzzKit
import ScreenDocument
import StrictJSON

/// Any bytes are an error with a place, or a document that Foundation reads too.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Input(start, count).text
  do throws(JSONSyntaxError) {
    check(try JSONDocument(bytes), of: bytes)
  } catch {
    require(0...bytes.count ~= error.location.offset, "an error outside the text")
    require(error.location.line >= 1 && error.location.column >= 1, "a place before the first")
    require(!error.diagnostic.message.isEmpty, "an error that says nothing")
  }
  return 0
}

private func check(_ document: JSONDocument, of bytes: [UInt8]) {
  let foundation = try? JSONSerialization.jsonObject(
    with: Data(bytes),
    options: .fragmentsAllowed
  )
  // Foundation rejects numbers that exceed `Double`, which RFC 8259 permits; one may be in a
  // duplicate member, which is not read.
  let hidesMembers = document.diagnostics.contains { $0.code == "duplicateKey" }
  require(
    foundation != nil || hidesMembers || document.root.holdsHugeNumber,
    "accepts what Foundation refuses"
  )
  document.root.check()
  checkPointers(document.root)
}

/// The pointer of a value resolves to it; checks a few hundred, to bound the duration of one input.
private func checkPointers(_ root: JSONValue) {
  var pending = [root]
  var left = 300
  while let value = pending.popLast(), left > 0 {
    left -= 1
    let found = root.value(at: value.pointer)
    require(found?.location == value.location, "\(value.pointer) leads elsewhere")
    switch value.kind {
    case .array: pending.append(contentsOf: value.elements)
    case .object: pending.append(contentsOf: value.members.map(\.value))
    default: break
    }
  }
}

extension JSONValue {
  /// Whether a number is too large for a Double.
  fileprivate var holdsHugeNumber: Bool {
    var pending = [self]
    while let value = pending.popLast() {
      if let number = value.numberText, Double(number)?.isFinite != true { return true }
      pending.append(contentsOf: value.elements)
      pending.append(contentsOf: value.members.map(\.value))
    }
    return false
  }
}
