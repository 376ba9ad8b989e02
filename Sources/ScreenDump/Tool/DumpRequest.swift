import Foundation
import ScreenDocument
import TopScreen

/// What a command is asked to do, and the means to read what it needs.
@MainActor
public struct DumpRequest {
  /// What was written after the command's name.
  public let arguments: DumpArguments
  /// The screen to show where no other is named.
  public let sample: BundledScreen

  private let reader: InputReader
  private let fetcher = ResourceFetcher()
  private let currentDate: Date

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - arguments: What was written after the command's name.
  ///   - sample: The screen to show where no other is named.
  ///   - console: Where standard input is read from.
  package init(arguments: DumpArguments, sample: BundledScreen, console: any DumpConsole) {
    self.arguments = arguments
    self.sample = sample
    reader = InputReader(console: console)
    currentDate = console.now
  }

  /// Reads a file that the user named.
  ///
  /// - Parameter path: The path; `-` for standard input, which can be read once.
  /// - Returns: Its bytes, at most as many as ``JSONLimits`` allows.
  /// - Throws: A sentence with the path.
  public func bytes(of path: String) throws(DumpFailure) -> [UInt8] {
    try reader.bytes(of: path)
  }

  /// Reads a screen.
  ///
  /// What a server sends is kept in the folder of `--cache`; where it fails, the copy kept there is
  /// the screen, stale, and a diagnostic says why.
  ///
  /// - Parameter operand: What the user named; `nil` for the bundled screen.
  /// - Returns: The screen and how it is to be shown.
  /// - Throws: A sentence with the path and, for what is no screen, the place in it.
  public func screen(_ operand: String?) async throws(DumpFailure) -> DumpScreen {
    let shape = try self.shape()
    var context = sample.context
    if let now = try now() {
      context.now = now
    } else if operand != nil {
      context.now = currentDate
    }
    let location = try location(operand)
    let source = try source(location, shape: shape)
    let screen: LoadedScreen
    do throws(LoadError) {
      screen = try await source.loadOrCached(isOffline: arguments.has(.offline))
    } catch {
      throw DumpFailure(error)
    }
    var document = screen.document
    document.diagnostics += screen.cacheDiagnostics
    if let staleness = screen.staleness {
      let age = arguments.has(.times) ? screen.age(at: currentDate) : nil
      document.diagnostics.append(.staleScreen(staleness, age: age))
    }
    return DumpScreen(
      name: location.name,
      document: document,
      isStale: screen.staleness != nil,
      context: context
    )
  }

  private func location(_ operand: String?) throws(DumpFailure) -> ScreenLocation {
    let parts = [DumpOption.property, .data].filter { arguments.has($0) }
    if let part = parts.first, arguments.operands.count != 1 {
      throw DumpFailure(
        "the option '--\(part.name)' belongs to one screen; name one, or folders without it"
      )
    }
    guard let operand else { return .document(.bytes(sample.bytes, name: sample.name)) }
    let screen = try resource(operand)
    let property = try arguments.value(of: .property).map(resource)
    let data = try arguments.value(of: .data).map(resource)
    do throws(LoadError) {
      return try ScreenLocation(screen, property: property, data: data)
    } catch {
      throw DumpFailure(error)
    }
  }

  private func resource(_ text: String) throws(DumpFailure) -> ResourceLocation {
    guard text != "-" else { return .bytes(try reader.bytes(of: text), name: text) }
    do throws(LoadError) {
      return try ResourceLocation(text)
    } catch {
      throw DumpFailure(error)
    }
  }

  private func source(
    _ location: ScreenLocation,
    shape: DocumentShape?
  ) throws(DumpFailure) -> ScreenSource {
    let now = currentDate
    let cache = arguments.value(of: .cache).map { ScreenCache(folder: $0, now: { now }) }
    if arguments.has(.offline), location.isRemote, cache == nil {
      throw DumpFailure(
        "the option '--offline' leaves nothing to show of '\(location.name)'; add '--cache DIR'"
      )
    }
    let loader = ScreenLoader(fetcher: fetcher, now: { now })
    return ScreenSource(location, loader: loader, cache: cache, shape: shape)
  }

  private func shape() throws(DumpFailure) -> DocumentShape? {
    guard let path = arguments.value(of: .shape) else { return nil }
    let bytes = try reader.bytes(of: path)
    do {
      return try DocumentShape(reading: bytes)
    } catch {
      throw DumpFailure(error.diagnostic, in: path)
    }
  }

  private func now() throws(DumpFailure) -> Date? {
    guard let text = arguments.value(of: .now) else { return nil }
    guard let now = Date(iso8601: text) else {
      throw DumpFailure(
        "the option '--now' takes a moment with its offset, not '\(text)'; "
          + "write it as '2026-04-01T09:00:00+09:00'"
      )
    }
    return now
  }
}
