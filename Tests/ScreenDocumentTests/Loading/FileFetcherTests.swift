import Basics
import Foundation
import ScreenDocument
import TestSupport
import Testing

@Suite struct FileFetcherTests {
  private func fetch(
    _ location: ResourceLocation,
    limits: ResourceLimits = ResourceLimits()
  ) async throws(LoadError) -> ResourceResponse {
    try await FileFetcher().fetch(ResourceRequest(location, limits: limits))
  }

  @Test func `reads a file up to the limit`() async throws {
    let files = TemporaryFolder()
    try files.write("[1]", to: "a.json")
    let file = ResourceLocation.file(path: files.path + "/a.json")
    #expect(try await fetch(file) == .fetched(Array("[1]".utf8), .init()))
    let error = await #expect(throws: LoadError.self) {
      try await fetch(file, limits: ResourceLimits(maximumBytes: 2))
    }
    #expect(
      error?.description
        == "Cannot read '\(files.path)/a.json': it is larger than 2 bytes; split it."
    )
  }

  @Test func `a missing file is reported as missing`() async throws {
    let error = await #expect(throws: LoadError.self) {
      try await fetch(.file(path: "/nowhere/a.json"))
    }
    #expect(error?.reason == .system(SystemFailure(code: ENOENT)))
  }

  @Test func `a URL is rejected and reported without its secrets`() async throws {
    let location = try ResourceLocation("https://user:secret@example.jp/home.json?token=secret")
    let error = await #expect(throws: LoadError.self) { try await fetch(location) }
    #expect(
      error?.description
        == "Cannot read 'https://…@example.jp/home.json?…': this tool loads no URLs; "
        + "save the document to a file and name the file."
    )
  }
}
