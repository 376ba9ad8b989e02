import ScreenNetwork
import Testing

@Suite struct CacheControlTests {
  @Test(arguments: [
    ("no-store", true),
    ("No-Store", true),
    ("max-age=60,\tNO-STORE ,private", true),
    ("max-age=60, no-store", true),
    (#"private="Set-Cookie", no-store"#, true),
    ("no-store=1", true),
    (",,no-store,", true),
    (#"private="x, no-store"#, true),
    ("", false),
    ("no-cache, private, max-age=0", false),
    (#"private="x, no-store""#, false),
    (#"private="x\", no-store, \\", max-age=1"#, false),
    (#""no-store""#, false),
    ("x=no-store", false),
    ("no-stores, xno-store, no store", false),
  ])
  func `finds the directive no-store outside quotes, in any case`(
    header: String,
    forbidsStoring: Bool
  ) {
    #expect(CacheControl(header).forbidsStoring == forbidsStoring)
  }
}
