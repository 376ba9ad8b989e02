/// What a process was asked to end by.
public enum DumpInterruption: Hashable, Sendable, CaseIterable {
  /// The user has interrupted it: `SIGINT`.
  case interrupt
  /// Another process or the system ends it: `SIGTERM`.
  case termination

  /// The exit status of a run that ends by it: 128 and the signal's number.
  public var status: DumpStatus {
    switch self {
    case .interrupt: .interrupted
    case .termination: .terminated
    }
  }
}
