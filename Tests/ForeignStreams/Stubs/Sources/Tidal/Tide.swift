// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, ValidateDocumentationComments

public import Foundation

/// A stream of an unconventional library: it pulls its values through a queue that the app
/// provides.
public final class Tide<Wave: Sendable>: @unchecked Sendable {
  /// Runs the stream's work; the app provides it.
  public typealias Shore = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  // The lock guards the boats.
  private let lock = NSLock()
  private var boats: [UUID: @Sendable (Wave) -> Void] = [:]
  private let shore: Shore

  /// Creates a stream.
  ///
  /// - Parameter shore: Runs its work; a thread of the stream's own by default.
  public init(shore: @escaping Shore = { work in Thread { work() }.start() }) {
    self.shore = shore
  }

  /// Starts to receive values.
  public func launch(_ boat: @escaping @Sendable (Wave) -> Void) -> UUID {
    let id = UUID()
    lock.withLock { boats[id] = boat }
    return id
  }

  /// Stops to receive values.
  public func sink(_ id: UUID) {
    _ = lock.withLock { boats.removeValue(forKey: id) }
  }

  /// Sends a value, on the shore.
  public func roll(_ wave: Wave) {
    shore {
      for boat in self.lock.withLock({ Array(self.boats.values) }) { boat(wave) }
    }
  }
}
