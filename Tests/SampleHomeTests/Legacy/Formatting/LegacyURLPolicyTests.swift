#if LegacyBridge
import Testing

@testable import SampleHome

@Suite struct LegacyURLPolicyTests {
  @Test(arguments: [
    "https://", "https://a.example/ b", "https://a.example ", "https://日本語",
    // The bytes begin as required, but the last "/" is part of a Character.
    "https://\u{301}a",
    "https://" + String(repeating: "a", count: 2_040),
  ])
  func `keeps an allowed address as sent`(address: String) {
    #expect(LegacyURLPolicy.allowedURLOrEmpty(address) == address)
  }

  @Test(
    arguments: [
      nil, "", "https:/", "http://a.example", "HTTPS://a.example", " https://a.example",
      "javascript:alert(1)", "https://" + String(repeating: "a", count: 2_041),
      "https://" + String(repeating: "あ", count: 681),
    ] as [String?]
  )
  func `removes any other address`(address: String?) {
    #expect(LegacyURLPolicy.allowedURLOrEmpty(address) == "")
  }
}
#endif
