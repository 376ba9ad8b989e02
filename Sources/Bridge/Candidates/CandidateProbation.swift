public import Basics
import Foundation
public import Parity
public import ScreenDocument

/// The marks on disk by which a launch finds the candidates that crashed the app in an earlier one,
/// so that their kinds can be turned `off`.
///
/// A mark is a file on disk. It exists while a candidate runs or is compared for the first few
/// times, because code that runs for the first time may trap, or block until the system ends the
/// app. A process has only one candidate marked at a time, unless the run of one candidate causes
/// the run of another. If the next launch finds a mark that no
/// process holds, the candidate has crashed the app: ``StageFlags/restoreTrips(from:)`` then turns
/// its kind `off`. This applies to that version of the kind's flag and of the app, at this launch
/// and at later ones, until ``clear(_:)`` is called or another version of the app is launched. A
/// file also records that a candidate has passed its first runs; nothing more is written for this
/// candidate.
///
/// | on disk | meaning | effect |
/// | --- | --- | --- |
/// | nothing | the candidate has not run yet | it runs, with a mark |
/// | a mark that a process holds | it runs in another process | its responses are `skipped` |
/// | a mark that no process holds | the app ended while it ran | its kind is `off` |
/// | passed | its first runs are over | it runs, without a mark |
///
/// No mark covers the work that a handler does after `configure` has returned, so that a mark never
/// blames a candidate for other code. If a user ends the app during one of these runs, which take a
/// few milliseconds, the kind is turned `off` as well: an unneeded `off` costs only comparisons,
/// but a crash at each launch costs users.
///
/// ```swift
/// let probation = CandidateProbation(folder: path, appVersion: "4.2")      // off main, at launch
/// stages.restoreTrips(from: probation)
/// let settings = CandidateSettings(probation: probation)
/// ```
///
/// Writing and removing a mark takes several system calls on the main queue; their time counts
/// towards the budget. If the disk rejects a mark, ``failure`` holds the error; the candidate does
/// not run, and its responses are `skipped`.
///
/// This applies also to a spare handler that runs within a delivery, an action or a flip, because
/// other handlers listen to it. Without a mark it does not run, and its listeners keep what they
/// last received from it: listeners that wait for one response are a smaller fault than a crash at
/// each launch.
public final class CandidateProbation: Sendable {
  /// The path of the folder of the marks.
  public let folder: String
  /// The number of runs after which a candidate has passed, for each kind and each version of its
  /// flag and of the app.
  ///
  /// The comparison after a run is marked as well. Runs and comparisons count together: a candidate
  /// has passed when their sum in one launch is twice this number.
  public let runsToPass: Int

  private let appVersion: String
  private let state = Guarded(GuardedState())

  private struct GuardedState {
    var progressOfKind: [ContentKind: KindProgress] = [:]
    var crashed: Set<EvidenceKey> = []
    var passed: Set<EvidenceKey> = []
    /// The candidates that run now, with a mark.
    var running: Set<EvidenceKey> = []
    var failure: SystemFailure?
    var diskFailureCount = 0
  }

  private struct KindProgress {
    let flagVersion: String
    let key: EvidenceKey
    /// The number of runs and comparisons that are still to be marked; `nil` if the app crashed
    /// during a run or a comparison in an earlier launch.
    var markedRunsAndComparisonsLeft: Int?
  }

  /// The maximum number of files, 1,000; if a launch finds more, it removes those of candidates
  /// that have passed.
  public static let maximumMarks = 1_000

  /// Reads the marks of earlier launches.
  ///
  /// The initializer blocks while it reads the disk, so do not call it on the main queue.
  /// ``failure`` holds an error of the disk.
  ///
  /// - Parameters:
  ///   - folder: The folder of the marks; it is created if it does not exist, but its parent folder
  ///     must exist. Exclude it from backups.
  ///   - appVersion: The version of the app; `nil` if it is unknown. Marks of other versions are
  ///     removed.
  ///   - runsToPass: The number of runs after which a candidate has passed; values outside
  ///     1…1,000,000 are clamped.
  public init(folder: String, appVersion: String?, runsToPass: Int = 5) {
    self.folder = folder
    self.runsToPass = min(max(runsToPass, 1), 1_000_000)
    self.appVersion = (appVersion ?? "").truncated(toBytes: EvidenceKey.maximumLength)
    do throws(SystemFailure) {
      try readMarksRemovingUnwanted()
    } catch {
      recordFailure(error)
    }
  }

  /// The last error in reading or writing a mark, or in using the folder; `nil` if there was none.
  ///
  /// Later success does not remove it. An error that ``clear(_:)`` throws is not stored.
  public var failure: SystemFailure? { state.withLock(\.failure) }
  /// The number of errors that ``failure`` has held since this object was created.
  public var diskFailureCount: Int { state.withLock(\.diskFailureCount) }

  /// The kinds whose candidates crashed this version of the app in an earlier launch, with the
  /// versions of their flags, sorted; without those that ``clear(_:)`` has removed.
  public var crashed: [EvidenceKey] { state.withLock { $0.crashed.sorted() } }

  /// Restarts the probation of a kind that crashed the app or has passed, for all versions of its
  /// flag: removes its marks, so that its next runs are marked again.
  ///
  /// A kind that has neither crashed the app nor passed keeps its count of runs.
  ///
  /// A trip that was restored from a mark stays in ``StageFlags/trips`` until it is removed there.
  ///
  /// - Throws: The error of the system for the first mark that cannot be removed; this mark and
  ///   later ones then remain.
  public func clear(_ kind: ContentKind) throws(SystemFailure) {
    let keys = state.withLock { $0.crashed.union($0.passed) }.filter { $0.kind == kind }
    for key in keys {
      try markFile(of: key).remove()
      state.withLock { state in
        state.crashed.remove(key)
        state.passed.remove(key)
        state.progressOfKind[kind] = nil
      }
    }
  }

  /// Runs a body that may crash, while a mark of the kind is on disk; writes no mark for a
  /// candidate that has passed.
  ///
  /// A body that runs within another body of the same candidate is covered by the mark of that one.
  ///
  /// - Returns: Whether the body ran. It does not run for a kind that crashed the app in an earlier
  ///   launch, while another process runs the same candidate, or if the mark cannot be written.
  @MainActor
  func runIfProbationAllows(_ kind: ContentKind, flagVersion: String, _ body: () -> Void) -> Bool {
    let progress = progress(of: kind, flagVersion: flagVersion)
    guard let left = progress.markedRunsAndComparisonsLeft else { return false }
    guard left > 0, !state.withLock({ $0.running.contains(progress.key) }) else {
      body()
      return true
    }
    var hasRun = false
    do throws(SystemFailure) {
      let mark = ProbationMark(progress.key, .running)
      let next = left == 1 ? ProbationMark(progress.key, .passed) : nil
      _ = try markFile(of: progress.key).runWithMark(mark, thenReplacedBy: next) {
        hasRun = true
        state.withLock { _ = $0.running.insert(progress.key) }
        body()
        state.withLock { _ = $0.running.remove(progress.key) }
      }
    } catch {
      recordFailure(error)
    }
    if hasRun { storeSurvivalInMemory(of: progress, markedRunsAndComparisonsLeft: left - 1) }
    return hasRun
  }

  private func progress(of kind: ContentKind, flagVersion: String) -> KindProgress {
    state.withLock { state in
      if let current = state.progressOfKind[kind], current.flagVersion == flagVersion {
        return current
      }
      let key = EvidenceKey(kind: kind, flagVersion: flagVersion, appVersion: appVersion)
      let left =
        state.crashed.contains(key) ? nil : state.passed.contains(key) ? 0 : 2 * runsToPass
      let progress = KindProgress(
        flagVersion: flagVersion,
        key: key,
        markedRunsAndComparisonsLeft: left
      )
      state.progressOfKind[kind] = progress
      return progress
    }
  }

  private func storeSurvivalInMemory(
    of progress: KindProgress,
    markedRunsAndComparisonsLeft left: Int
  ) {
    let key = progress.key
    state.withLock { state in
      guard state.progressOfKind[key.kind]?.flagVersion == progress.flagVersion else { return }
      state.progressOfKind[key.kind]?.markedRunsAndComparisonsLeft = left
      if left == 0 { state.passed.insert(key) }
    }
  }

  private func readMarksRemovingUnwanted() throws(SystemFailure) {
    if mkdir(folder, 0o700) == 0 { return }
    guard errno == EEXIST else { throw .last }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw SystemFailure(code: errno == 0 ? EIO : errno)
    }
    let marks = names.filter(ProbationMark.isFileName).sorted()
    let areTooMany = marks.count > Self.maximumMarks
    for name in marks {
      do throws(SystemFailure) {
        let file = ProbationMarkFile(path: folder + "/" + name)
        let mark = try file.readAbandonedMark { mark in
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
        recordFailure(error)
      }
    }
  }

  private func recordFailure(_ failure: SystemFailure) {
    state.withLock { state in
      state.failure = failure
      state.diskFailureCount += 1
    }
  }

  private func markFile(of key: EvidenceKey) -> ProbationMarkFile {
    ProbationMarkFile(path: folder + "/" + ProbationMark.fileName(of: key))
  }
}
