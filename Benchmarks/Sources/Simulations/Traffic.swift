/// The comparisons of a content's devices, day by day.
protocol Traffic {
  /// Returns the comparisons of the next day.
  mutating func day(_ count: Int, _ random: inout Random) -> [Comparison]
}

/// Independent responses of a Zipf distribution; a given share of the traffic differs.
struct ZipfTraffic: Traffic {
  private let agreeing: Zipf
  private let differing: Zipf
  private let rate: Double

  init(different count: Int, rate: Double) {
    let differingCount = max(1, Int((Double(count) * rate).rounded()))
    agreeing = Zipf(count: count - differingCount)
    differing = Zipf(count: differingCount)
    self.rate = rate
  }

  mutating func day(_ count: Int, _ random: inout Random) -> [Comparison] {
    (0..<count).map { _ in draw(&random) }
  }

  func draw(_ random: inout Random) -> Comparison {
    guard random.happens(rate) else {
      return Comparison(response: UInt64(agreeing.draw(&random)) << 1, differs: false)
    }
    return Comparison(response: UInt64(differing.draw(&random)) << 1 | 1, differs: true)
  }
}

/// One response for a number of days, then another one; each differs with a given probability.
struct CampaignTraffic: Traffic {
  let days: Int
  let rate: Double
  /// The share of the campaign in the traffic; the rest are 20 other responses that match.
  var share = 1.0
  private let others = Zipf(count: 20)
  private var dayNumber = 0
  private var current = Comparison(response: 0, differs: false)

  init(days: Int, rate: Double, share: Double = 1) {
    self.days = days
    self.rate = rate
    self.share = share
  }

  mutating func day(_ count: Int, _ random: inout Random) -> [Comparison] {
    if dayNumber.isMultiple(of: days) {
      // The probability makes the expected share of all traffic differ.
      current = Comparison(
        response: 1 << 32 | UInt64(dayNumber),
        differs: random.happens(rate / share)
      )
    }
    dayNumber += 1
    return (0..<count).map { _ in
      random.happens(share)
        ? current : Comparison(response: UInt64(others.draw(&random)), differs: false)
    }
  }
}

/// Independent responses, and nine times as many comparisons by one user who compares a cached
/// response repeatedly, another one each day.
struct CachedTraffic: Traffic {
  private let traffic: ZipfTraffic

  init(different count: Int, rate: Double) {
    traffic = ZipfTraffic(different: count, rate: rate)
  }

  mutating func day(_ count: Int, _ random: inout Random) -> [Comparison] {
    let cached = traffic.draw(&random)
    var isRepeated = false
    return (0..<count).map { _ in
      guard random.happens(0.9) else { return traffic.draw(&random) }
      defer { isRepeated = true }
      return Comparison(
        response: cached.response,
        differs: cached.differs,
        isRepeated: isRepeated
      )
    }
  }
}
