import Foundation
public import Testing

/// Runs tests on threads of their own.
///
/// The shared pool has as many threads as the machine has cores. Each test starts there, also a test of the main actor,
/// so a long test that occupies a thread delays all tests that are still to start. One core is left to the main actor,
/// on which about half of all tests run.
public struct LongTests: SuiteTrait, TestTrait, TestScoping {
  private static let executor = QueueExecutor(
    width: max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
  )

  /// Whether the trait of a suite is that of its tests: `true`.
  public var isRecursive: Bool { true }

  /// Runs a test, or a case of it, on the threads of long tests.
  ///
  /// - Parameters:
  ///   - test: The test or suite.
  ///   - testCase: The case.
  ///   - function: Runs it.
  /// - Throws: The error of the test.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Self.executor) { try await function() }
  }
}

extension Trait where Self == LongTests {
  /// The tests compute for long, or wait for other processes.
  public static var long: Self { LongTests() }
}
