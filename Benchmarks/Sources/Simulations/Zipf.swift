/// Responses of which the n-th is requested 1/n times as often as the first.
struct Zipf {
  private let shares: [Double]

  init(count: Int) {
    var sum = 0.0
    let sums = (1...count).map { number -> Double in
      sum += 1 / Double(number)
      return sum
    }
    shares = sums.map { $0 / sum }
  }

  /// Draws a response, from 0.
  func draw(_ random: inout Random) -> Int {
    let fraction = random.fraction()
    var (start, end) = (0, shares.count - 1)
    while start < end {
      let middle = (start + end) / 2
      if shares[middle] > fraction { end = middle } else { start = middle + 1 }
    }
    return start
  }
}
