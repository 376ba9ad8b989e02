import Bridge
import CounterScreen
import LegacyRx
import ScreenDocument
import Testing
import TopScreen

@MainActor
@Suite struct FlipTests {
  @Test(arguments: [true, false], [true, false])
  func `A8 in every order of responses and flips the newest response is shown, once, on one side`(
    isPrompt: Bool,
    asksForEffects: Bool
  ) async throws {
    // Every shorter word is the beginning of one of these, and is checked on the way. A handler that is
    // prompt has fewer orders: nothing can come before it has shown.
    for word in Self.words(of: isPrompt ? 4 : asksForEffects ? 5 : 6) {
      await Task.yield()
      let session = FlipSession(isPrompt: isPrompt, asksForEffects: asksForEffects)
      for (index, step) in word.enumerated() {
        guard let wrong = try session.take(step, settles: true) else { continue }
        Issue.record("\(word.prefix(index + 1)): \(wrong)")
        return
      }
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `A8 flips and responses that nothing comes between end in the same`(
    isPrompt: Bool,
    asksForEffects: Bool
  ) async throws {
    for word in Self.words(of: isPrompt ? 4 : 5) {
      await Task.yield()
      let session = FlipSession(isPrompt: isPrompt, asksForEffects: asksForEffects)
      for step in word { _ = try session.take(step, settles: false) }
      guard let wrong = session.settleAtEnd() else { continue }
      Issue.record("\(word): \(wrong)")
      return
    }
  }

  private static func words(of length: Int) -> [[FlipStep]] {
    (0..<length).reduce([[]]) { words, _ in
      words.flatMap { word in FlipStep.all.map { word + [$0] } }
    }
  }
}
