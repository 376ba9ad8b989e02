import Foundation
import ScreenDump
import StrictJSON
import TestSupport
import Testing

@testable import BridgeDump

/// The metrics of ledgers, as the command writes them.
@MainActor
@Suite struct LedgerMetricsTests {
  private let shop = ShopDump()

  private nonisolated static let formats = ["prometheus", "openmetrics"]

  private func text(_ input: String, _ format: String = "prometheus") async -> String {
    await shop("ledger", "-", "--format", format, input: input).output
  }

  @Test func `exports what a ledger has counted`() async throws {
    let text = await text(TelemetryLedger.whole)
    let key = #"kind="price",flag_version="7",app_version="4.2""#
    let comparisons = #"homebridge_comparisons_total{\#(key),stage="shadow",outcome="#
    for line in [
      comparisons + #""matched"} 13"#, comparisons + #""mismatched"} 3"#,
      comparisons + #""candidateError"} 0"#, comparisons + #""ignored"} 1"#,
      comparisons + #""skipped"} 2"#, comparisons + #""sampledOut"} 0"#,
      #"homebridge_advice{\#(key),advice="rollBack"} 1"#,
      #"homebridge_advice{\#(key),advice="hold"} 0"#,
      #"homebridge_e_value_log_threshold{\#(key),claim="pool"} 4.605170185988091"#,
      "homebridge_distinct_responses{\(key)} 2",
      "homebridge_comparison_dates{\(key)} 2",
      "homebridge_comparison_dates_since_new{\(key)} 0",
      "homebridge_installations{\(key)} 1",
      "homebridge_tripped_runs{\(key)} 0",
      "homebridge_runs 1",
      #"homebridge_latency_seconds_bucket{\#(key),side="state",le="1.023e-06"} 2"#,
      #"homebridge_latency_seconds_bucket{\#(key),side="state",le="2.047e-06"} 6"#,
      #"homebridge_latency_seconds_bucket{\#(key),side="state",le="34.359738367"} 6"#,
      #"homebridge_latency_seconds_bucket{\#(key),side="state",le="+Inf"} 7"#,
      #"homebridge_latency_seconds_count{\#(key),side="state"} 7"#,
      #"homebridge_latency_seconds_count{\#(key),side="legacy"} 2"#,
    ] {
      #expect(text.contains("\n\(line)\n"), "\(line)")
    }
    #expect(try MetricLines(text).values(of: "homebridge_e_value_log").count == 5)
  }

  @Test(arguments: formats)
  func `every histogram is cumulative, ascending and complete`(format: String) async throws {
    let lines = try MetricLines(await text(TelemetryLedger.whole, format))
    let name = "homebridge_latency_seconds"
    let counts = lines.values(of: name + "_count")
    #expect(counts.count == 2)
    #expect(Set(lines.values(of: name + "_sum").keys) == Set(counts.keys))
    for (series, count) in counts {
      let buckets = lines.samples.filter { $0.name == name + "_bucket" && $0.series == series }
      let bounds = try buckets.dropLast().map { try #require($0.label("le").flatMap(Double.init)) }
      #expect(zip(bounds, bounds.dropFirst()).allSatisfy { $0 < $1 } && bounds.count == 26)
      let values = try buckets.map { try #require(Int($0.value)) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(buckets.last?.label("le") == "+Inf" && buckets.last?.value == count)
    }
  }

  @Test(arguments: formats)
  func `no series occurs twice, and the samples of a metric stand together`(
    format: String
  ) async throws {
    let input =
      TelemetryLedger.whole + TelemetryLedger.line(run: "s", stages: ["live"])
      + TelemetryLedger.line(run: "t", flag: "8", stages: [])
      + TelemetryLedger.line(run: "u", kind: "banner", flag: "")
    var shop = shop
    shop.ledgerKnowsSides = true
    let text = await shop("ledger", "-", "--format", format, input: input).output
    let lines = try MetricLines(text)
    let series = lines.samples.map { [$0.name] + $0.labels }
    #expect(Set(series).count == series.count)
    let families = lines.samples.map { sample in
      sample.name.replacing(#/_(total|bucket|sum|count)$/#, with: "")
    }
    let order = families.enumerated().filter { index, family in
      index == 0 || families[index - 1] != family
    }
    .map(\.element)
    #expect(Set(order).count == order.count)
    #expect(
      lines.types.map { $0.name.replacing(#/_total$/#, with: "") } == order
    )
    #expect(lines.samples.allSatisfy { Set($0.labels).count == $0.labels.count })
  }

  @Test func `names are those that promtool accepts`() async throws {
    let lines = try MetricLines(await text(TelemetryLedger.whole))
    let units = ["minutes", "hours", "days", "weeks", "milliseconds"]
    let abbreviations = [
      "s", "ms", "us", "ns", "sec", "b", "kb", "mb", "gb", "tb", "pb", "m", "h", "d",
    ]
    let types = ["counter", "gauge", "histogram", "summary"]
    for (name, type) in lines.types {
      let parts = name.split(separator: "_").map(String.init)
      #expect(Set(parts).isDisjoint(with: units + abbreviations + types), "\(name)")
      #expect((parts.last == "total") == (type == "counter"), "\(name)")
      #expect(!["bucket", "count", "sum"].contains(parts.last), "\(name)")
    }
  }

  @Test func `counts are split by the stages that compare`() async throws {
    let input =
      TelemetryLedger.line(run: "a", stages: ["off", "shadow"], matched: 1)
      + TelemetryLedger.line(run: "b", stages: ["shadow"], matched: 10)
      + TelemetryLedger.line(run: "c", stages: ["live", "complete"], matched: 100)
      + TelemetryLedger.line(run: "d", stages: ["live", "shadow"], matched: 1_000)
      + TelemetryLedger.line(run: "e", stages: ["off"], matched: 0)
      + TelemetryLedger.line(run: "f", stages: [], matched: 10_000)
    let lines = try MetricLines(await text(input))
    let matched = lines.samples.filter { $0.label("outcome") == "matched" }
    #expect(
      Dictionary(uniqueKeysWithValues: matched.map { ($0.label("stage"), $0.value) }) == [
        "shadow": "11", "live": "100", "shadow,live": "1000", "off": "0", "unknown": "10000",
      ]
    )
  }

  @Test func `one advice of each content is 1, and kinds without counts have one too`()
    async throws
  {
    var shop = shop
    shop.ledgerKnowsSides = true
    let text = await shop(
      "ledger",
      "-",
      "--format",
      "prometheus",
      input: TelemetryLedger.line()
    ).output
    let advice = try MetricLines(text).samples.filter { $0.name == "homebridge_advice" }
    let kinds = Dictionary(grouping: advice) { $0.label("kind") }
    #expect(kinds.count > 1)
    for (kind, samples) in kinds {
      #expect(samples.count == 9 && samples.count { $0.value == "1" } == 1, "\(kind ?? "")")
    }
    #expect(kinds["price"]?.first?.label("app_version") == "4.2")
    #expect(kinds["banner"]?.first?.label("app_version") == "")
  }

  @Test(arguments: formats + ["otlp"])
  func `no place, cohort or hash is exported`(format: String) async throws {
    let text = await text(TelemetryLedger.whole, format)
    for word in ["secret", "AAAAAAAAAAE", "\"t\"", "DIR"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test func `a row without times or hashes has no histogram and no number of responses`()
    async throws
  {
    let text = await text(TelemetryLedger.line())
    #expect(!text.contains("latency") && !text.contains("distinct") && !text.contains("since_new"))
    #expect(try MetricLines(text).values(of: "homebridge_e_value_log").count == 3)
  }

  @Test func `an empty ledger has only the number of runs`() async throws {
    for (format, text) in [
      (
        "prometheus",
        "# HELP homebridge_runs Runs in the ledgers.\n# TYPE homebridge_runs gauge\n"
          + "homebridge_runs 0\n"
      ),
      (
        "openmetrics",
        "# TYPE homebridge_runs gauge\n# HELP homebridge_runs Runs in the ledgers.\n"
          + "homebridge_runs 0\n# EOF\n"
      ),
    ] {
      #expect(
        await shop("ledger", "-", "--format", format, "--allow-empty")
          == ShopDump.Transcript(output: text)
      )
    }
  }

  @Test func `times of OTLP are those of the tool's clock and of the first day`() async throws {
    let lines = await text(TelemetryLedger.whole, "otlp").split(separator: "\n")
    let sum = try #require(lines.first { $0.contains("homebridge.comparisons") })
    #expect(sum.contains(#""timeUnixNano":"2000000000000""#))
    #expect(!sum.contains("startTimeUnixNano"), "The ledger is from 2026, the clock from 1970.")
    #expect(lines.allSatisfy { $0.contains(#"{"stringValue":"shopdump"}"#) })
  }

  @Test func `reports invalid lines on standard error, and rollbacks by the exit status`()
    async throws
  {
    let run = await shop(
      "ledger",
      "-",
      "--format",
      "prometheus",
      input: TelemetryLedger.whole + "{}\n"
    )
    #expect(run.status == .difference)
    #expect(run.errors.hasPrefix("error: -:2:1"), "\(run.errors)")
    #expect(!run.output.contains("error"))
  }

  @Test func `only ledger has the formats of metrics`() async throws {
    for format in ["prometheus", "openmetrics", "otlp"] {
      for command in ["wiring", "status", "compare", "show"] {
        #expect(await shop(command, "--format", format).status == .wrongInput)
      }
    }
    let errors = await shop("ledger", "-", "--format", "prom").errors
    #expect(
      errors.contains("'text', 'json', 'html', 'prometheus', 'openmetrics' or 'otlp', not 'prom'"),
      "\(errors)"
    )
  }
}
