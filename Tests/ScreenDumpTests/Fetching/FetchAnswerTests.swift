import ScreenDocument
import Testing

@testable import ScreenDump

@Suite struct FetchAnswerTests {
  private static let validators = ResourceValidators(etag: "\"a\"", lastModified: "Wed")

  @Test(arguments: [
    Result<ResourceResponse, LoadError>.success(.fetched(Array("a\n{b}\n".utf8), validators)),
    .success(.fetched([], ResourceValidators())), .success(.notModified),
  ])
  func `what came is read as it was written`(result: Result<ResourceResponse, LoadError>) throws {
    let bytes = try FetchAnswer(result).bytes()
    #expect(FetchAnswer(reading: bytes, of: "home")?.result == result)
  }

  @Test(arguments: [
    LoadError.Reason.tooLarge(limit: 7), .timedOut(.milliseconds(1500)), .status(404),
    .refusedRedirect(to: "file:///…"), .tooManyRedirects(limit: 2), .truncated, .cancelled,
  ])
  func `a failure is read as it was written, under the asker's name`(
    reason: LoadError.Reason
  ) throws {
    let bytes = try FetchAnswer(.failure(LoadError(reason, of: "there"))).bytes()
    #expect(
      FetchAnswer(reading: bytes, of: "here")?.result == .failure(LoadError(reason, of: "here"))
    )
  }

  @Test(arguments: ConnectionFailure.allCases)
  func `so is every failure of a connection`(failure: ConnectionFailure) throws {
    let error = LoadError(.connection(failure), of: "home")
    let bytes = try FetchAnswer(.failure(error)).bytes()
    #expect(FetchAnswer(reading: bytes, of: "home")?.result == .failure(error))
  }

  @Test func `no part of an answer is an answer`() throws {
    let whole = try FetchAnswer(.success(.fetched(Array("{}".utf8), Self.validators))).bytes()
    for count in whole.indices {
      #expect(FetchAnswer(reading: Array(whole.prefix(count)), of: "home") == nil, "\(count)")
    }
    #expect(FetchAnswer(reading: whole + [0], of: "home") == nil)
    #expect(FetchAnswer(reading: Array("hello\n".utf8), of: "home") == nil)
  }
}
