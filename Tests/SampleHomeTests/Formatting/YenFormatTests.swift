import Testing

@testable import SampleHome

@Suite struct YenFormatTests {
  @Test(arguments: [
    (1_980, "1,980円", "1,980円"), (1, "1円", "1円"), (0, "0円", "無料"), (-1, "-1円", "-1円"),
    (-500, "-500円", "-500円"),
    (Int.max, "9,223,372,036,854,775,807円", "9,223,372,036,854,775,807円"),
    (Int.min, "-9,223,372,036,854,775,808円", "-9,223,372,036,854,775,808円"),
  ])
  func `writes a price, and a word for free`(yen: Int, plain: String, free: String) {
    #expect(YenFormat.zeroAsNumber.text(yen) == plain)
    #expect(YenFormat.zeroAsFree.text(yen) == free)
  }
}
