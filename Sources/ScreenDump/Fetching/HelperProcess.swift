#if os(macOS) || os(Linux)
import Basics
import Foundation
import ScreenDocument
import Synchronization

/// A helper at work on one question.
///
/// It has a thread of its own, for it waits: threads of a pool are for those that work.
final class HelperProcess: Sendable {
  /// Why there is no answer.
  enum Failure: Error, Equatable {
    /// The process could not be started.
    case system(SystemFailure)
    /// It did not end in time.
    case late
  }

  private enum State {
    case waiting
    case running(HelperSocket)
    case over
  }

  private let program: String
  private let question: [UInt8]
  private let state = Mutex(State.waiting)

  init(_ program: String, asking question: [UInt8]) {
    self.program = program
    self.question = question
  }

  /// Starts the process and waits for its end; once.
  ///
  /// - Parameters:
  ///   - limit: How many bytes may come.
  ///   - time: How long that may take.
  /// - Returns: What it said; nothing if it was stopped.
  func answer(limit: Int, within time: Duration) async -> Result<[UInt8], Failure> {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: self.run(limit: limit, until: .now + time))
      }
    }
  }

  /// Ends the process, or has it never start.
  func stop() {
    state.withLock { state in
      if case .running(let socket) = state { socket.shut() }
      state = .over
    }
  }

  private func run(limit: Int, until deadline: ContinuousClock.Instant) -> Result<[UInt8], Failure>
  {
    do throws(SystemFailure) {
      guard let (near, child) = try start() else { return .success([]) }
      defer {
        child.end()
        close(near)
      }
      guard try near.send(question, until: deadline),
        let bytes = try near.receive(limit: limit, until: deadline)
      else { return .failure(.late) }
      return .success(bytes)
    } catch {
      return .failure(.system(error))
    }
  }

  /// Starts the process, unless it is stopped already.
  private func start() throws(SystemFailure) -> (HelperSocket, Child)? {
    let (near, far) = try HelperSocket.pair()
    defer { far.close() }
    guard begin(near) else {
      near.close()
      return nil
    }
    do throws(SystemFailure) {
      return (near, try Child(program, streams: far.file.number))
    } catch {
      close(near)
      throw error
    }
  }

  /// Has a stop shut a socket from now on; not if it has come already.
  private func begin(_ socket: HelperSocket) -> Bool {
    state.withLock { state in
      guard case .waiting = state else { return false }
      state = .running(socket)
      return true
    }
  }

  /// Closes a socket that nobody is to shut any more.
  private func close(_ socket: HelperSocket) {
    state.withLock { state in
      state = .over
      socket.close()
    }
  }
}
#endif
