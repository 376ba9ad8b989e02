/// What a content's devices compare, day by day.
protocol Traffic {
  /// What is compared on the next day, of which so many.
  mutating func day(_ count: Int, _ random: inout Random) -> [Comparison]
}

/// Independent responses of a Zipf distribution, of whose traffic a share differs.
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

/// One response for so many days, then another one; each differs by chance.
struct CampaignTraffic: Traffic {
  let days: Int
  let rate: Double
  /// The share of the traffic that the campaign has; the rest are 20 other responses that agree.
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
      // The chance is such that a share of all traffic differs.
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

/// Independent responses, and nine times as many comparisons by one user whose cached response is compared
/// again and again, another one each day.
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
