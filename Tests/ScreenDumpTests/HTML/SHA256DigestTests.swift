import Testing

@testable import ScreenDump

@Suite struct SHA256DigestTests {
  /// The examples of FIPS 180-4 and of NIST's test vectors.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000 / 100),
      "27dd1f61b867b6a0f6e9d8a41c43231de52107e53ae424de8f847b821db4b711"
    ),
  ])
  func `the hash equals the standard's examples`(text: String, hash: String) {
    let digits = SHA256Digest(text).bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(digits.joined() == hash)
  }
}
