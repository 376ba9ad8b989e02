import Foundation

/// A program that is built beside the benchmarks.
struct Program {
  private let path: String

  /// Finds a program; traps if it is missing, as there is nothing to measure.
  init(_ name: String) {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    path = (folder ?? URL(filePath: ".")).appending(path: name).path
    precondition(access(path, X_OK) == 0, "\(path) is not built")
  }

  /// Runs the program from start to exit and discards its output.
  ///
  /// It uses `posix_spawn` instead of Foundation's `Process`, which would add to the figure.
  func run(_ arguments: String...) {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, path, &actions, nil, &words, environ)
    precondition(failure == 0, "\(path) does not start: \(String(cString: strerror(failure)))")
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { precondition(errno == EINTR, "\(path) is lost") }
    precondition(status == 0, "\(path) ended with \(status)")
  }
}
