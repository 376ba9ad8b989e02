import FuzzKit
import ScreenDocument
import StrictJSON

/// Layout, property and data, as three parts: an error, or a page that is equal when it is read
/// again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzBlocks(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = Input(start, count).parts(3)
  let payload = ScreenPayload.blocks(
    layout: parts[0],
    property: parts[1].isEmpty ? nil : parts[1],
    data: parts[2].isEmpty ? nil : parts[2]
  )
  do {
    let page = try ContentDocument(reading: payload)
    page.check()
    for content in page.contents { checkAppearance(content.appearance) }
    for container in page.containers { checkAppearance(container.appearance) }
    require(try ContentDocument(reading: payload).outline == page.outline, "another page again")
  } catch {
    require(!error.diagnostic.message.isEmpty, "an error that says nothing")
  }
  return 0
}

/// No radius becomes negative, with any borders.
private func checkAppearance(_ appearance: FundamentalAppearance?) {
  guard let radius = appearance?.boxes.mask.radius else { return }
  for corner in [
    radius.topLeading, radius.topTrailing, radius.bottomLeading, radius.bottomTrailing,
  ] {
    require(corner.isFinite && corner >= 0, "an inner radius of \(corner)")
  }
}
