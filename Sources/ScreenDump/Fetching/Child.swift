#if os(macOS) || os(Linux)
import Basics
import Foundation
import ScreenDocument

/// A process that this one has started, and that nobody else waits for.
///
/// Not Foundation's `Process`, which hides why a start failed and takes a run loop to wait.
struct Child {
  private let process: pid_t

  /// Starts a program without arguments.
  ///
  /// - Parameters:
  ///   - program: The program's file.
  ///   - streams: What becomes its standard input and output.
  /// - Throws: Why it does not start.
  init(_ program: String, streams: Int32) throws(SystemFailure) {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, streams, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, streams, STDOUT_FILENO)

    // The thread that starts a process may block signals, and the process that has it ignore some.
    var none = sigset_t()
    sigemptyset(&none)
    var pipes = none
    sigaddset(&pipes, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &pipes)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var words = [strdup(program), nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
    guard failure == 0 else { throw SystemFailure(code: failure) }
    self.process = process
  }

  /// Ends the process, whatever it does, and waits for its end.
  func end() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
#endif
