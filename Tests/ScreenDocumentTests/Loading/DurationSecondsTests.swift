import Foundation
import ScreenDocument
import Testing

@Suite struct DurationSecondsTests {
  @Test(
    arguments: [
      (0.5, Duration.milliseconds(500)), (-2, .seconds(-2)), (.nan, .zero),
      (.infinity, .seconds(1 << 62)), (-.infinity, .seconds(-1 << 62)), (1e300, .seconds(1 << 62)),
      (0x1p63, .seconds(1 << 62)),
    ] as [(TimeInterval, Duration)]
  )
  func `is bounded for every number`(seconds: TimeInterval, duration: Duration) {
    #expect(Duration.clamped(seconds: seconds) == duration)
    #expect(Duration.clamped(seconds: seconds).components.seconds.magnitude <= 1 << 62)
  }
}
