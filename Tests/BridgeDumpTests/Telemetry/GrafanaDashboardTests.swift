import StrictJSON
import Testing

@testable import BridgeDump

@MainActor
@Suite struct GrafanaDashboardTests {
  private let dashboard: GrafanaDashboard
  private let shop = ShopDump()

  init() throws {
    dashboard = try GrafanaDashboard()
  }

  /// The labels of each metric that the tool exports, by the metric's name.
  private func exported() async throws -> [String: Set<String>] {
    let run = await shop("ledger", "-", "--format", "prometheus", input: TelemetryLedger.whole)
    return try MetricLines(run.output).samples.reduce(into: [:]) { labels, sample in
      labels[sample.name] = Set(
        sample.labels.compactMap { $0.split(separator: "=").first.map(String.init) }
      )
    }
  }

  @Test func `is a classic dashboard`() {
    let json = dashboard.json
    #expect(json["id"] == .null)
    #expect(json["schemaVersion"] == .integer(41))
    #expect(json["uid"].flatMap(GrafanaDashboard.string).map { 1...40 ~= $0.utf8.count } == true)
    #expect(json["title"].flatMap(GrafanaDashboard.string)?.isEmpty == false)
    #expect(json["time"]?["from"] != nil && json["time"]?["to"] != nil)
  }

  @Test func `panels have ids of their own, and do not overlap`() throws {
    let panels = dashboard.panels
    #expect(panels.count > 5)
    let ids = try panels.map { try #require($0.id) }
    #expect(Set(ids).count == ids.count)
    var covered: Set<[Int]> = []
    for panel in panels {
      let cells = try #require(panel.cells)
      #expect(!cells.isEmpty && cells.allSatisfy { $0[0] < 24 }, "\(panel.id ?? 0) is too wide")
      #expect(covered.isDisjoint(with: cells), "\(panel.id ?? 0) overlaps")
      covered.formUnion(cells)
      let references = panel.targets.compactMap { $0["refId"].flatMap(GrafanaDashboard.string) }
      #expect(!references.isEmpty && Set(references).count == panel.targets.count)
      #expect(panel.expressions.count == panel.targets.count)
      for source in [panel.json] + panel.targets {
        #expect(source["datasource"]?["uid"] == .string("${datasource}"))
      }
    }
  }

  @Test func `every variable is declared, and every declared one is used`() {
    let builtIn: Set = ["__rate_interval", "__all"]
    let used = Set(dashboard.text.matches(of: #/\$\{?(\w+)/#).map { String($0.1) })
    #expect(used.subtracting(builtIn) == Set(dashboard.variables))
    #expect(Set(dashboard.variables).count == dashboard.variables.count)
  }

  @Test func `metrics and labels are those that the tool exports`() async throws {
    let exported = try await exported()
    var used: Set<String> = []
    for expression in dashboard.expressions {
      let metrics = expression.matches(of: #/(homebridge_\w+)(?:\{([^}]*)\})?/#)
      #expect(!metrics.isEmpty, "\(expression)")
      var common: Set<String> = []
      for metric in metrics {
        let labels = try #require(exported[String(metric.1)], "\(metric.1)")
        used.insert(String(metric.1))
        common = common.isEmpty ? labels : common.intersection(labels)
        let matched = (metric.2 ?? "").matches(of: #/(\w+)(?:=~|!~|!=|=)"/#).map { String($0.1) }
        #expect(labels.isSuperset(of: matched), "\(metric.0)")
      }
      let grouped = expression.matches(of: #/by \(([^)]*)\)/#).flatMap {
        $0.1.split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init)
      }
      #expect(common.isSuperset(of: grouped), "\(expression)")
    }
    for definition in dashboard.text.matches(of: #/label_values\((\w+), (\w+)\)/#) {
      #expect(exported[String(definition.1)]?.contains(String(definition.2)) == true)
    }
    let families = used.map { $0.replacing(#/_bucket$/#, with: "") }
    let all = exported.keys.map { $0.replacing(#/_(bucket|sum|count)$/#, with: "") }
    #expect(Set(families) == Set(all), "A metric is in no panel.")
  }

  @Test func `names of series have labels that the result has`() throws {
    for panel in dashboard.panels {
      for target in panel.targets {
        let expression = try #require(target["expr"].flatMap(GrafanaDashboard.string))
        let legend = try #require(target["legendFormat"].flatMap(GrafanaDashboard.string))
        let named = legend.matches(of: #/\{\{(\w+)\}\}/#).map { String($0.1) }
        guard let group = expression.firstMatch(of: #/by \(([^)]*)\)/#)?.1 else { continue }
        let labels = Set(group.split(separator: ",").map { String($0.trimmingPrefix(" ")) })
        #expect(labels.isSuperset(of: named), "\(legend)")
      }
    }
  }

  @Test func `counters and buckets stand in a rate over the interval of the panel`() {
    for expression in dashboard.expressions {
      let counters = expression.matches(of: #/homebridge_\w+_(?:total|bucket)\b/#)
      let rates = expression.matches(
        of: #/(?:rate|increase)\(homebridge_\w+_(?:total|bucket)\{[^}]*\}\[\$__rate_interval\]\)/#
      )
      #expect(counters.count == rates.count, "\(expression)")
      #expect(expression.count { $0 == "[" } == rates.count, "\(expression)")
    }
  }

  @Test func `the page of metrics names every metric and label`() async throws {
    let page = try TelemetryPage.text()
    for (name, labels) in try await exported() {
      let family = name.replacing(#/_(bucket|sum|count)$/#, with: "")
      let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `\(family)` |") })
      for label in labels.subtracting(["kind", "flag_version", "app_version", "le"]) {
        #expect(row.contains("`\(label)`"), "\(family) \(label)")
      }
    }
    let rows = page.matches(of: #/\n\| `(homebridge_\w+)` \|/#).map { String($0.1) }
    let families = try await exported().keys.map {
      $0.replacing(#/_(bucket|sum|count)$/#, with: "")
    }
    #expect(Set(rows) == Set(families) && Set(rows).count == rows.count)
  }
}
