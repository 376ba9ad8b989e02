import Basics
public import Foundation
public import JSONLogic
public import StrictJSON
import Synchronization

/// A provider of the flags of a file, which can be reloaded while the app runs.
///
/// A new file replaces the old one completely or not at all: an unusable file changes no flag, and
/// a reload returns its error. The provider does not watch the file: call ``reloadIfChanged()``
/// when the app comes to the foreground, or ``reload()`` after a download has replaced the file.
///
/// All functions are safe on any thread. A call that reloads reads the file on the calling thread,
/// one such call at a time; if flags have changed, it calls the observers before it returns.
public final class FlagFileProvider: FeatureProvider {
  private struct FlagsAndStamp: Sendable {
    var flags: FlagSet
    var stamp: FileStamp?
  }

  /// The path of the file, which must be a regular file: a pipe, for example, is not read.
  public let path: String

  private let fractional: FractionalGeneration
  private let flagsAndStamp: Guarded<FlagsAndStamp>
  private let readingLock = Mutex<Void>(())
  private let changeObservers = FlagChangeObservers()

  /// Reads a flag file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - fractional: How `fractional` assigns users to buckets: the generation that the file's
  ///     other evaluators use.
  /// - Throws: ``FlagFileError`` if the file cannot be read, or cannot be used at all.
  public init(path: String, fractional: FractionalGeneration = .second) throws(FlagFileError) {
    self.path = path
    self.fractional = fractional
    let stamp = try? FileStamp(path: path)
    flagsAndStamp = Guarded(FlagsAndStamp(flags: try Self.read(path, fractional), stamp: stamp))
  }

  /// Creates a provider with initial flags, such as those bundled with the app, without reading the
  /// file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which need not exist yet.
  ///   - fractional: How `fractional` assigns users to buckets: the generation that the file's
  ///     other evaluators use.
  ///   - flags: The flags until a usable file is read.
  public init(
    path: String,
    fractional: FractionalGeneration = .second,
    startingWith flags: FlagSet
  ) {
    self.path = path
    self.fractional = fractional
    flagsAndStamp = Guarded(FlagsAndStamp(flags: flags, stamp: nil))
  }

  /// The current flags: those of the last usable file or, before the first one, the initial flags.
  public var flags: FlagSet { flagsAndStamp.withLock { $0.flags } }

  /// Reads the file again, even if it has not changed; the flags stay as they are if the file
  /// cannot be used.
  ///
  /// If flags have changed, the observers are called before this function returns.
  ///
  /// - Returns: The keys of the changed flags and the diagnostics, or why the file cannot be used.
  /// - Complexity: O(n) in the file's size.
  @discardableResult
  public func reload() -> FlagReloadResult {
    reload(unlessStamped: nil)
  }

  /// Reads the file again if its date, its size or its identity has changed.
  ///
  /// If no file has been read yet, it is read. A file that could not be used is read again only
  /// after it has changed; one that could not be opened or read is tried on each call.
  ///
  /// - Returns: The keys of the changed flags and the diagnostics, or why the file cannot be used;
  ///   ``FlagReloadResult/unchanged`` if the file was not read.
  @discardableResult
  public func reloadIfChanged() -> FlagReloadResult {
    reload(unlessStamped: flagsAndStamp.withLock { $0.stamp })
  }

  /// Evaluates a flag of the current flags, as ``FlagSet`` does.
  public func evaluate(
    _ key: String,
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails {
    flags.evaluate(key, as: type, default: defaultValue, in: context, at: now)
  }

  /// Calls a closure after a new file has changed flags, on the thread that has read the file,
  /// until the returned observation is released; never returns `nil`.
  public func observeChanges(
    _ changed: @escaping @Sendable (_ keys: Set<String>) -> Void
  ) -> FlagObservation? {
    changeObservers.add(changed)
  }

  /// Reads the file, unless it has the known stamp.
  ///
  /// The stamp is taken before the file is read, so that a file that is written meanwhile is read
  /// again by the next call.
  private func reload(unlessStamped known: FileStamp?) -> FlagReloadResult {
    let result = readingLock.withLock { _ in
      let stamp = try? FileStamp(path: path)
      if let known, known == stamp { return FlagReloadResult.unchanged }
      do throws(FlagFileError) {
        let new = FlagsAndStamp(flags: try Self.read(path, fractional), stamp: stamp)
        let old = flagsAndStamp.withLock { state in
          defer { state = new }
          return state.flags
        }
        return .loaded(
          changedKeys: new.flags.changedKeys(from: old),
          diagnostics: new.flags.diagnostics
        )
      } catch {
        flagsAndStamp.withLock { $0.stamp = error.isUnreadable ? nil : stamp }
        return .failed(error)
      }
    }
    if case .loaded(let keys, _) = result { changeObservers.announce(keys) }
    return result
  }

  private static func read(
    _ path: String,
    _ fractional: FractionalGeneration
  ) throws(FlagFileError) -> FlagSet {
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try FileDescriptor.open(path, flags: O_RDONLY | O_NONBLOCK) {
        file throws(SystemFailure) in
        try file.requireRegularFile()
        return try file.readToEnd(stoppingBeyond: JSONLimits().maximumBytes)
      }
    } catch {
      throw .unreadable(path, error)
    }
    return try FlagSet(reading: bytes, fractional: fractional)
  }
}

extension FlagFileError {
  private static let unreadableCode = "flagFileUnreadable"

  fileprivate static func unreadable(_ path: String, _ failure: SystemFailure) -> FlagFileError {
    FlagFileError(
      Diagnostic(
        severity: .error,
        code: unreadableCode,
        message:
          "cannot read the flag file '\(URLRedaction.withoutSecrets(path))': "
          + failure.problemAndRemedy(isReading: true)
      )
    )
  }

  fileprivate var isUnreadable: Bool { diagnostic.code == Self.unreadableCode }
}
