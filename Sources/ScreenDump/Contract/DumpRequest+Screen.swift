import Basics
public import Foundation
public import JSONLogic
import ScreenDocument
public import TopScreen

extension DumpRequest {
  /// The number of contents from which on the progress line shows their count before the screen is
  /// composed.
  private static let minimumContentCountForProgressLine = 1_000

  /// Reads the screen that an operand or the option `--screen` names.
  ///
  /// Screens from servers are stored in the folder of `--cache`. If the server fails, and with
  /// `--offline`, the stored copy is returned as stale, and a diagnostic gives the reason.
  ///
  /// The screen is shown at the moment of `--now`; without it, at the current time, or for a
  /// bundled screen at that screen's own moment.
  ///
  /// - Parameter operand: The screen that the user named; `nil` for the bundled screen of
  ///   `--screen`, or the tool's default screen.
  /// - Returns: The screen, with its context.
  /// - Throws: A failure that names the option, or the path and, for an invalid document, the place
  ///   in it.
  public func screen(_ operand: String?) async throws(DumpFailure) -> ScreenToCompose {
    if operand != nil, let name = arguments.value(of: .screen) {
      throw DumpFailure(
        "the option '--screen' replaces SCREEN; leave out '--screen \(name)' or the SCREEN"
      )
    }
    let bundled = try bundledScreenOrDefault()
    // Before the shape: if both are standard input, the failure says so.
    let location = try screenLocation(operand, bundled: bundled)
    let shape = try self.shape()
    var context = bundled.context
    if let now = try nowOption() {
      context.now = now
    } else if operand != nil {
      context.now = requestDate
    }
    if shape != nil, arguments.operands.count <= 1, case .blocks = location {
      throw DumpFailure(
        "the option '--shape' has no effect on a page of blocks in several documents; leave it out"
      )
    }
    let source = try screenSource(location, shape: shape)
    let screen: LoadedScreen
    do throws(LoadError) {
      if let loaded = try source.loadIfAllInMemory() {
        screen = loaded
      } else {
        screen = try await source.loadOrCached(isOffline: arguments.has(.offline))
      }
    } catch {
      throw DumpFailure(error)
    }
    var document = screen.document
    document.diagnostics += screen.cacheDiagnostics
    if let staleness = screen.staleness {
      let age = arguments.has(.times) ? screen.age(at: requestDate) : nil
      document.diagnostics.append(.staleScreen(staleness, age: age))
    }
    let count = document.contents.count
    if count >= Self.minimumContentCountForProgressLine {
      progress.showImmediately("\(count.grouped) contents")
    }
    return ScreenToCompose(
      name: operand == nil ? bundled.name : location.displayName,
      document: document,
      isCachedCopy: screen.staleness != nil,
      context: context
    )
  }

  /// Performs the script of `--script` on the scripted screen of `--screen`.
  ///
  /// - Returns: The screen and its steps, beginning with the initial state; `nil` if the arguments
  ///   name no scripted screen.
  /// - Throws: A failure with the place of an invalid line or action of the script; a failure for
  ///   an option or a name that does not apply to a scripted screen.
  public func playedScreen() async throws(DumpFailure) -> PlayedScreen? {
    guard let (screen, script) = try scriptedScreen() else { return nil }
    let steps = try await screen.play(script, in: defaultScreenContext())
    precondition(!steps.isEmpty, "A scripted screen must return its initial state as a step.")
    return PlayedScreen(name: screen.name, steps: steps)
  }

  /// Returns the scripted screen of `--screen` and the validated script of `--script`.
  ///
  /// - Returns: The screen and its script, which is empty without `--script`; `nil` if the
  ///   arguments name no scripted screen.
  /// - Throws: A failure with the place of an invalid line of the script; a failure for an option
  ///   or a name that does not apply to a scripted screen.
  public func scriptedScreen() throws(DumpFailure) -> (any ScriptedScreen, Script)? {
    let name = arguments.value(of: .screen)
    guard let name, let screen = screens.scriptedScreens.first(where: { $0.name == name }) else {
      guard arguments.has(.script) else { return nil }
      if let name, !screens.names.contains(name) { throw screens.unknownScreenFailure(name) }
      guard !screens.scriptedScreens.isEmpty else {
        throw DumpFailure(
          "the option '--script' needs a scripted screen, and this tool has none; leave it out"
        )
      }
      let names = screens.scriptedScreens.map { "--screen \($0.name)" }
      throw DumpFailure(
        "the option '--script' needs a scripted screen; add \(names.quotedList(by: "or"))"
      )
    }
    if let operand = arguments.operands.first.map(URLRedaction.withoutSecrets) {
      throw DumpFailure(
        "'\(operand)' and '--screen \(name)' both name a screen; leave out one"
      )
    }
    if let option = arguments.givenOptionNames(besides: DumpOption.validForScriptedScreen).first {
      throw DumpFailure(
        "the option '--\(option)' has no effect on the scripted screen '\(name)'; leave it out"
      )
    }
    guard let path = arguments.value(of: .script) else { return (screen, Script()) }
    let bytes = try reader.bytes(of: path)
    return (screen, try Script(reading: bytes, fileName: path, verbs: screen.verbs))
  }

  /// Returns the context of the tool's default screen, at the moment of `--now` if it is given.
  ///
  /// - Returns: The context: a moment, a time zone and a locale. Without `--now`, the moment is the
  ///   default screen's own.
  /// - Throws: A failure for an invalid `--now`.
  public func defaultScreenContext() throws(DumpFailure) -> ViewDataContext {
    var context = screens.defaultScreen.context
    if let now = try nowOption() { context.now = now }
    return context
  }

  /// Returns the context in which flags and rules are evaluated, from `--user` and `--context`.
  ///
  /// The attribute `platform` is `iOS`, and `appVersion` is the tool's version, unless `--context`
  /// sets them.
  ///
  /// - Returns: The context.
  /// - Throws: A failure for an invalid `--context`.
  public func evaluationContext() throws(DumpFailure) -> EvaluationContext {
    try EvaluationContext(arguments, appVersion: toolVersion)
  }

  /// Returns an arranger that orders and hides contents by rules, for the user of `--user` and
  /// `--context`, who has dismissed the contents of `--dismissed`.
  ///
  /// - Parameter rules: The app's rules for its contents.
  /// - Returns: The arranger.
  /// - Throws: A failure for an invalid `--context`.
  public func arranger(_ rules: ScreenRules) throws(DumpFailure) -> ScreenArranger {
    let context = try evaluationContext()
    let dismissed = Set(arguments.values(of: .dismissed))
    return ScreenArranger(rules: rules, dismissals: InMemoryDismissals(dismissed)) { context }
  }

  /// Returns the moment of `--now`; without it, the time at which the request was created.
  ///
  /// - Returns: The moment.
  /// - Throws: A failure for an invalid `--now`.
  public func moment() throws(DumpFailure) -> Date {
    try nowOption() ?? requestDate
  }

  private func bundledScreenOrDefault() throws(DumpFailure) -> BundledScreen {
    guard let name = arguments.value(of: .screen) else { return screens.defaultScreen }
    if let screen = screens.documentScreens.first(where: { $0.name == name }) { return screen }
    guard screens.names.contains(name) else { throw screens.unknownScreenFailure(name) }
    throw DumpFailure(
      "the screen '\(name)' is a scripted screen, and this command needs a document; "
        + "leave out '--screen \(name)', or use the command 'show'"
    )
  }

  private func screenLocation(
    _ operand: String?,
    bundled: BundledScreen
  ) throws(DumpFailure) -> ScreenLocation {
    let parts = [DumpOption.property, .data].filter { arguments.has($0) }
    if let part = parts.first, arguments.operands.count != 1 {
      throw DumpFailure(
        "the option '--\(part.name)' needs exactly one SCREEN; name one, or leave the option out and "
          + "name folders"
      )
    }
    guard let operand else { return bundled.location }
    let screen = try resourceLocation(operand)
    let property = try arguments.value(of: .property).map(resourceLocation)
    let data = try arguments.value(of: .data).map(resourceLocation)
    do throws(LoadError) {
      return try ScreenLocation(screen, property: property, data: data)
    } catch {
      throw DumpFailure(error)
    }
  }

  /// Returns the location that a file name or a URL names; for `-`, reads standard input.
  private func resourceLocation(_ text: String) throws(DumpFailure) -> ResourceLocation {
    guard text != "-" else { return .bytes(try reader.bytes(of: text), name: text) }
    do throws(LoadError) {
      return try ResourceLocation(text)
    } catch {
      throw DumpFailure(error)
    }
  }

  /// Returns the source of a screen at a location, with the cache of `--cache`; throws for
  /// `--offline` with a URL and without a cache.
  private func screenSource(
    _ location: ScreenLocation,
    shape: DocumentShape?
  ) throws(DumpFailure) -> ScreenSource {
    let now = requestDate
    let cache = arguments.value(of: .cache).map { ScreenCache(folder: $0, now: { now }) }
    if arguments.has(.offline), location.isRemote, cache == nil {
      throw DumpFailure(
        "the option '--offline' needs a cached copy of '\(location.displayName)'; add '--cache DIR'"
      )
    }
    let loader = ScreenLoader(fetcher: tool.fetcher, now: { now })
    return ScreenSource(location, loader: loader, cache: cache, shape: shape)
  }

  private func shape() throws(DumpFailure) -> DocumentShape? {
    guard let path = arguments.value(of: .shape) else { return nil }
    let bytes = try reader.cachedBytes(of: path)
    do {
      return try DocumentShape(reading: bytes)
    } catch {
      throw DumpFailure(error.diagnostic, in: path)
    }
  }

  private func nowOption() throws(DumpFailure) -> Date? {
    guard let text = arguments.value(of: .now) else { return nil }
    guard let now = Date(iso8601: text) else {
      throw DumpFailure(
        "the option '--now' expects a moment with its offset from UTC, not '\(text)'; "
          + "write it as '2026-04-01T09:00:00+09:00'"
      )
    }
    return now
  }
}
