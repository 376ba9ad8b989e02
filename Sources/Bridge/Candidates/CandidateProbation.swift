public import Basics
import Foundation
public import Parity
public import ScreenDocument
import Synchronization

/// Finds the candidates that an app did not survive, and takes them back.
///
/// Around each of the first runs of a candidate, and its comparison, there is a mark on disk: one of
/// them alone may trap, or block until the system ends the app. A mark that the next launch finds trips
/// its content, under that version of its flag and of the app, at this launch and every other one, until
/// ``clear(_:)``. Who has survived its first runs is known on disk too; nothing is written any more, and
/// nothing is looked up but that.
///
/// | on disk | means | the kind |
/// | --- | --- | --- |
/// | nothing | not run yet | runs, marked |
/// | a mark that a process holds | runs in another process | is `skipped` |
/// | a mark that no process holds | the app has ended within | is `off` |
/// | passed | its first runs are over | runs |
///
/// What a handler begins and goes on with after `configure` has returned is not surrounded, so that a
/// mark never blames a candidate for what others do meanwhile. A user who ends the app within those few
/// milliseconds trips the content as well: to be `off` costs a comparison, a crash at each launch costs
/// the user.
///
/// ```swift
/// let probation = CandidateProbation(folder: path, appVersion: "4.2")      // off main, at launch
/// stages.restore(probation)
/// let settings = CandidateSettings(probation: probation)
/// ```
///
/// A mark costs two calls of the system or three on main, which count towards the budget. A disk that
/// takes none is ``failure``; who cannot be marked does not run, and is `skipped`.
public final class CandidateProbation: Sendable {
  /// Where the marks are.
  public let folder: String
  /// How many runs are watched for each kind and version.
  public let runs: Int

  private let appVersion: String
  private let state = Mutex(State())

  private struct State {
    var current: [ContentKind: Progress] = [:]
    var crashed: Set<EvidenceKey> = []
    var passed: Set<EvidenceKey> = []
    var failure: SystemFailure?
    var failureCount = 0
  }

  private struct Progress {
    let flagVersion: String
    let key: EvidenceKey
    /// How many runs and comparisons are still to be watched; `nil` where the app did not survive one.
    var left: Int?
  }

  /// The most marks that are read, 1,000; beyond that, all marks are cleared.
  public static let maximumMarks = 1_000

  /// Reads the marks of earlier launches; waits for the disk, so not on main.
  ///
  /// - Parameters:
  ///   - folder: Where the marks are; it is made if it is not there. No backup should take it along.
  ///   - appVersion: The version of the app. Marks of others go.
  ///   - runs: How many runs are watched for each kind and version, at least 1.
  public init(folder: String, appVersion: String?, runs: Int = 5) {
    self.folder = folder
    self.runs = min(max(runs, 1), 1_000_000)
    self.appVersion = (appVersion ?? "").cut(toBytes: EvidenceKey.maximumLength)
    do throws(SystemFailure) {
      try read()
    } catch {
      note(error)
    }
  }

  /// Why the disk did not take or give the last mark that it did not; `nil` if it always did.
  public var failure: SystemFailure? { state.withLock(\.failure) }
  /// How often the disk did not take or give a mark.
  public var failureCount: Int { state.withLock(\.failureCount) }

  /// What the app did not survive, sorted.
  public var crashed: [EvidenceKey] { state.withLock { $0.crashed.sorted() } }

  /// Starts a kind again: its marks go, and its next runs are watched.
  ///
  /// A trip that was restored from one stays in its ``StageFlags``, until it is removed there.
  ///
  /// - Parameter kind: The kind.
  /// - Throws: What the system says; the mark is still there then.
  public func clear(_ kind: ContentKind) throws(SystemFailure) {
    let keys = state.withLock { $0.crashed.union($0.passed) }.filter { $0.kind == kind }
    for key in keys {
      try file(of: key).remove()
      state.withLock { state in
        state.crashed.remove(key)
        state.passed.remove(key)
        state.current[kind] = nil
      }
    }
  }

  /// Does what a kind may not survive.
  ///
  /// - Returns: Whether it was done; not for what the app did not survive, nor without a mark.
  @MainActor
  func watch(_ kind: ContentKind, flagVersion: String, _ body: () -> Void) -> Bool {
    let progress = progress(of: kind, flagVersion: flagVersion)
    guard let left = progress.left else { return false }
    guard left > 0 else {
      body()
      return true
    }
    var hasRun = false
    do throws(SystemFailure) {
      let mark = ProbationMark(progress.key, .running)
      let next = left == 1 ? ProbationMark(progress.key, .passed) : nil
      _ = try file(of: progress.key).surround(mark, then: next) {
        hasRun = true
        body()
      }
    } catch {
      note(error)
    }
    if hasRun { survived(progress, left - 1) }
    return hasRun
  }

  private func progress(of kind: ContentKind, flagVersion: String) -> Progress {
    state.withLock { state in
      if let current = state.current[kind], current.flagVersion == flagVersion { return current }
      let key = EvidenceKey(kind: kind, flagVersion: flagVersion, appVersion: appVersion)
      let left = state.crashed.contains(key) ? nil : state.passed.contains(key) ? 0 : 2 * runs
      let progress = Progress(flagVersion: flagVersion, key: key, left: left)
      state.current[kind] = progress
      return progress
    }
  }

  private func survived(_ progress: Progress, _ left: Int) {
    let key = progress.key
    state.withLock { state in
      guard state.current[key.kind]?.flagVersion == progress.flagVersion else { return }
      state.current[key.kind]?.left = left
      if left == 0 { state.passed.insert(key) }
    }
  }

  private func read() throws(SystemFailure) {
    if mkdir(folder, 0o700) == 0 { return }
    guard errno == EEXIST else { throw .last }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw SystemFailure(code: errno == 0 ? EIO : errno)
    }
    let marks = names.filter(ProbationMark.isFileName).sorted()
    let areTooMany = marks.count > Self.maximumMarks
    for name in marks {
      do throws(SystemFailure) {
        let file = ProbationFile(path: folder + "/" + name)
        let mark = try file.left { mark in
          mark.key.appVersion == appVersion && !(areTooMany && mark.state == .passed)
            && ProbationMark.fileName(of: mark.key) == name
        }
        guard let mark else { continue }
        state.withLock { state in
          switch mark.state {
          case .running: _ = state.crashed.insert(mark.key)
          case .passed: _ = state.passed.insert(mark.key)
          }
        }
      } catch {
        note(error)
      }
    }
  }

  private func note(_ failure: SystemFailure) {
    state.withLock { state in
      state.failure = failure
      state.failureCount += 1
    }
  }

  private func file(of key: EvidenceKey) -> ProbationFile {
    ProbationFile(path: folder + "/" + ProbationMark.fileName(of: key))
  }
}
