import Basics
public import Foundation
public import JSONLogic
public import StrictJSON
import Synchronization

/// The flags of a file that can be read again while the app runs.
///
/// A new file takes the place of the old one as a whole, or not at all: what cannot be used changes
/// nothing, and is reported as a value. Nothing here waits for changes on its own; call
/// ``reloadIfChanged()`` when the app comes to the foreground, or ``reload()`` once a download has put
/// a new file in place.
///
/// Safe on any thread. Files are read on the thread that asks, one after the other, and changes are
/// announced on it.
public final class FlagFileProvider: FeatureProvider {
  private struct State: Sendable {
    var flags: FlagSet
    var stamp: FileStamp?
  }

  /// Where the file is.
  public let path: String

  private let fractional: FractionalGeneration
  private let state: Guarded<State>
  private let reading = Mutex<Void>(())
  private let observers = FlagObservers()

  /// Reads a flag file.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - fractional: How `fractional` assigns users to buckets: the generation of the file's other
  ///     evaluators.
  /// - Throws: If the file cannot be used.
  public init(path: String, fractional: FractionalGeneration = .second) throws(FlagFileError) {
    self.path = path
    self.fractional = fractional
    let stamp = try? FileStamp(path: path)
    state = Guarded(State(flags: try Self.read(path, fractional), stamp: stamp))
  }

  /// Starts with other flags, such as those that are part of the app, and reads no file yet.
  ///
  /// - Parameters:
  ///   - path: Where the file is, or will be.
  ///   - fractional: How `fractional` assigns users to buckets: the generation of the file's other
  ///     evaluators.
  ///   - flags: The flags until a file is read.
  public init(
    path: String,
    fractional: FractionalGeneration = .second,
    startingWith flags: FlagSet
  ) {
    self.path = path
    self.fractional = fractional
    state = Guarded(State(flags: flags, stamp: nil))
  }

  /// The flags in use, which belong together.
  public var flags: FlagSet { state.withLock { $0.flags } }

  /// Reads the file again.
  ///
  /// - Returns: Which flags are others now, or why the file cannot be used.
  /// - Complexity: O(n) in the file's size.
  @discardableResult
  public func reload() -> FlagReload {
    reload(unlessStamped: nil)
  }

  /// Reads the file again if its date, its size or the file itself is another one.
  ///
  /// A file that could not be used is not read again until it has changed; one that could not be
  /// opened is tried each time.
  ///
  /// - Returns: Which flags are others now, or why the file cannot be used.
  @discardableResult
  public func reloadIfChanged() -> FlagReload {
    reload(unlessStamped: state.withLock { $0.stamp })
  }

  /// Evaluates a flag of the file that is in use.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - type: The type that the caller expects; `nil` for the type of the flag's first variant.
  ///   - defaultValue: What the caller uses if the flag gives nothing.
  ///   - context: The evaluation context: the user and the attributes.
  ///   - now: The moment, which rules see as `$flagd.timestamp`.
  /// - Returns: The value and its details; an error is part of them.
  public func evaluate(
    _ key: String,
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails {
    flags.evaluate(key, as: type, default: defaultValue, in: context, at: now)
  }

  /// Observes flags that a new file changes.
  ///
  /// - Parameter changed: Called on the thread that read the file, once the flags are in use, with
  ///   the keys of the flags that were added, removed or redefined.
  /// - Returns: The observation.
  public func observeChanges(
    _ changed: @escaping @Sendable (_ keys: Set<String>) -> Void
  ) -> FlagObservation? {
    observers.add(changed)
  }

  /// The stamp is taken first, so that a file that is written meanwhile is read again.
  private func reload(unlessStamped known: FileStamp?) -> FlagReload {
    let result = reading.withLock { _ in
      let stamp = try? FileStamp(path: path)
      if let known, known == stamp { return FlagReload.unchanged }
      do throws(FlagFileError) {
        let new = State(flags: try Self.read(path, fractional), stamp: stamp)
        let old = state.withLock { state in
          defer { state = new }
          return state.flags
        }
        return .loaded(
          changedKeys: new.flags.changedKeys(from: old),
          diagnostics: new.flags.diagnostics
        )
      } catch {
        state.withLock { $0.stamp = error.isUnreadable ? nil : stamp }
        return .failed(error)
      }
    }
    if case .loaded(let keys, _) = result { observers.announce(keys) }
    return result
  }

  private static func read(
    _ path: String,
    _ fractional: FractionalGeneration
  ) throws(FlagFileError) -> FlagSet {
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try FileDescriptor.open(path, flags: O_RDONLY) { file throws(SystemFailure) in
        try file.read(limit: JSONLimits().maximumBytes)
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
          "cannot read the flag file '\(PrintableURL.text(path))': \(failure.advice(isReading: true))"
      )
    )
  }

  fileprivate var isUnreadable: Bool { diagnostic.code == Self.unreadableCode }
}
