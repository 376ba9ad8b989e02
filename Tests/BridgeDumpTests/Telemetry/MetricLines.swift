import Testing

/// The samples of a text in the format of Prometheus or OpenMetrics, with their names and labels.
struct MetricLines {
  struct Sample {
    let name: String
    /// The labels as they are written.
    let labels: [String]
    let value: String

    func label(_ name: String) -> String? {
      labels.first { $0.hasPrefix(name + "=") }.map {
        String($0.dropFirst(name.count + 2).dropLast())
      }
    }

    /// The labels besides the bound of a bucket.
    var series: [String] { labels.filter { !$0.hasPrefix("le=") } }
  }

  var samples: [Sample] = []
  /// The names of the families with their types, in order.
  var types: [(name: String, type: String)] = []

  init(_ text: String) throws {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("# TYPE ") {
        let words = line.split(separator: " ")
        types.append((String(words[2]), String(words[3])))
      }
      guard !line.hasPrefix("#") else { continue }
      let sample = try #require(
        String(line).wholeMatch(of: #/([a-z_]+)(?:\{(.*)\})? (\S+)/#),
        "\(line)"
      )
      let label = #/[a-z_]+="(?:[^"\\]|\\[\\n"])*"/#
      let labels = (sample.2 ?? "").matches(of: label).map { String($0.0) }
      #expect(labels.joined(separator: ",") == sample.2 ?? "")
      samples.append(Sample(name: String(sample.1), labels: labels, value: String(sample.3)))
    }
  }

  func values(of name: String) -> [[String]: String] {
    Dictionary(
      samples.filter { $0.name == name }.map { ($0.labels, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
