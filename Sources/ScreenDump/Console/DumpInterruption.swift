/// The signal that asked a process to end.
public enum DumpInterruption: Hashable, Sendable, CaseIterable {
  /// The user has interrupted the process: `SIGINT`.
  case interrupt
  /// Another process or the system asked the process to end: `SIGTERM`.
  case termination

  /// The exit status after this signal: 128 plus the signal's number.
  public var status: DumpStatus {
    switch self {
    case .interrupt: .interrupted
    case .termination: .terminated
    }
  }
}
