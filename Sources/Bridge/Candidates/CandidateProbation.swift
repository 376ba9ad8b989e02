public import Basics
import Foundation
public import Parity
public import ScreenDocument

/// Finds the candidates that crashed the app in an earlier launch, and turns their kinds `off`.
///
/// A mark on disk surrounds each of the first runs of a candidate and its comparison, one candidate at a
/// time: such a run may trap, or block until the system ends the app. If the next launch finds a mark, the
/// content trips for that version of its flag and of the app, at this launch and at every later one, until
/// ``clear(_:)``. The disk also records which candidates have passed their first runs; for those nothing is
/// written any more, and only that record is read.
/// | on disk | means | the kind |
/// | --- | --- | --- |
/// | nothing | not run yet | runs, marked |
/// | a mark that a process holds | runs in another process | is `skipped` |
/// | a mark that no process holds | the app ended during the run | is `off` |
/// | passed | its first runs are over | runs |
///
/// Work that a handler starts or continues after `configure` has returned is not surrounded, so that a mark
/// never blames a candidate for other code. If a user ends the app within those few milliseconds, the
/// content trips as well: a needless `off` costs a comparison, a crash at each launch costs the user.
///
/// ```swift
/// let probation = CandidateProbation(folder: path, appVersion: "4.2")      // off main, at launch
/// stages.restoreTrips(from: probation)
/// let settings = CandidateSettings(probation: probation)
/// ```
///
/// A mark costs two or three system calls on main, which count towards the budget. If the disk rejects a
/// mark, ``failure`` has the reason; the unmarked candidate does not run, and is `skipped`.
public final class CandidateProbation: Sendable {
  /// The folder of the marks.
  public let folder: String
  /// The number of runs that are watched for each kind and version.
  public let runs: Int

  private let appVersion: String
  private let state = Guarded(State())

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
    /// The number of runs and comparisons still to watch; `nil` if the app crashed in one.
    var left: Int?
  }

  /// The maximum number of marks that are read, 1,000; if there are more, all marks are cleared.
  public static let maximumMarks = 1_000

  /// Reads the marks of earlier launches.
  ///
  /// Blocks while it reads the disk, so do not call it on main.
  ///
  /// - Parameters:
  ///   - folder: The folder of the marks; it is created if it does not exist. Exclude it from backups.
  ///   - appVersion: The version of the app. Marks of other versions are removed.
  ///   - runs: The number of runs that are watched for each kind and version, at least 1.
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

  /// The last error in reading or writing a mark; `nil` if there was none.
  public var failure: SystemFailure? { state.withLock(\.failure) }
  /// The number of errors in reading or writing marks.
  public var failureCount: Int { state.withLock(\.failureCount) }

  /// The kinds, with their versions, that crashed the app, sorted.
  public var crashed: [EvidenceKey] { state.withLock { $0.crashed.sorted() } }

  /// Restarts the probation of a kind: removes its marks, and watches its next runs.
  ///
  /// A trip that was restored from a mark stays in its ``StageFlags`` until it is removed there.
  ///
  /// - Throws: The error of the system; the mark then remains.
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

  /// Runs a body, which may crash, under the mark of a kind.
  ///
  /// - Returns: Whether the body ran: it does not run for a kind that crashed the app, or if the mark
  ///   cannot be written.
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
