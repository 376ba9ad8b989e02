import Basics
public import Foundation
public import ScreenDocument

/// Gets documents from files, and has a program of its own ask servers, one process a document.
///
/// So a tool starts without the libraries of the network, as Git does with its remote helpers. The helper is the
/// package's product `homedump-http`, of the same version as the tool: the tool's target depends on that product too, and
/// whoever installs the tool installs both.
public struct HelperFetcher: ResourceFetching {
  private let files = FileFetcher()
  private let locate: @Sendable () -> URL

  /// Creates a fetcher.
  ///
  /// - Parameter helper: The helper's file.
  public init(at helper: URL) {
    locate = { helper }
  }

  /// Creates a fetcher whose helper lies in the folder of the program that runs.
  ///
  /// - Parameter name: The name of the helper's file.
  public init(named name: String) {
    locate = {
      let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
      return program.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: name)
    }
  }

  /// Gets a document.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: The document, or that the copy at hand is still good.
  /// - Throws: `LoadError` for what could not be had, and for a helper that is missing or broken; on systems without
  ///   processes for any URL.
  public func fetch(_ request: ResourceRequest) async throws(LoadError) -> ResourceResponse {
    guard case .url(let url) = request.location else { return try await files.fetch(request) }
    #if os(macOS) || os(Linux)
    return try await ask(FetchQuestion(url, request), request)
    #else
    throw LoadError(.filesOnly, of: request.location.name)
    #endif
  }

  #if os(macOS) || os(Linux)
  /// How much longer than a server a helper may take: it keeps the limit by itself, unless it is stopped or broken.
  private static let grace = Duration.seconds(5)

  private func ask(
    _ question: FetchQuestion,
    _ request: ResourceRequest
  ) async throws(LoadError) -> ResourceResponse {
    let name = request.location.name
    let path = locate().path
    guard let line = try? question.line() else { throw LoadError(.invalidURL, of: name) }
    let helper = HelperProcess(path, asking: line)
    let room = FetchAnswer.maximumLineLength
    let limit = min(request.limits.maximumBytes, .max - room) + room
    let said = await withTaskCancellationHandler {
      await helper.answer(limit: limit, within: request.limits.timeout + Self.grace)
    } onCancel: {
      helper.stop()
    }
    guard !Task.isCancelled else { throw LoadError(.cancelled, of: name) }
    switch said {
    case .success(let bytes):
      if let answer = FetchAnswer(reading: bytes, of: name) { return try answer.result.get() }
      throw LoadError(.noHelper(path: path), of: name)
    case .failure(.late): throw LoadError(.timedOut(request.limits.timeout), of: name)
    case .failure(.system(let failure)):
      throw LoadError(failure.isOfTheFile ? .noHelper(path: path) : .system(failure), of: name)
    }
  }
  #endif
}

extension SystemFailure {
  /// Whether the file that was to be run is to blame, and not the state of the system.
  fileprivate var isOfTheFile: Bool {
    [ENOENT, ENOTDIR, EISDIR, EACCES, EPERM, ELOOP, ENAMETOOLONG, ENOEXEC].contains(code)
  }
}
