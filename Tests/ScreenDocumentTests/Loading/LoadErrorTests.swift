import ScreenDocument
import Testing

@Suite struct LoadErrorTests {
  @Test(
    arguments: [
      (.milliseconds(1500), "1500 ms"), (.seconds(30), "30 s"), (.seconds(90), "90 s"),
      (.milliseconds(90_500), "90.5 s"), (.milliseconds(60_001), "60.001 s"),
    ] as [(Duration, String)]
  )
  func `a time limit is given to the millisecond, also above a minute`(
    limit: Duration,
    text: String
  ) {
    #expect(
      LoadError(.timedOut(limit), of: "home.json").description == """
        Cannot read 'home.json': it did not arrive within \(text); check the network or try again.
        """
    )
  }
}
