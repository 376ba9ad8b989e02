/// Writes metrics in Prometheus's text format, version 0.0.4.
///
/// Source: <https://prometheus.io/docs/instrumenting/exposition_formats/>.
enum PrometheusText {
  static func text(of families: [MetricFamily]) -> String {
    families.filter { !$0.isEmpty }.map { family in
      let isCounter = family.typeName == "counter"
      let name = isCounter ? family.openMetricsName + "_total" : family.openMetricsName
      return """
        # HELP \(name) \(MetricSampleText.escaped(family.help, isQuoted: false))
        # TYPE \(name) \(family.typeName)

        """ + MetricSampleText.text(of: family)
    }
    .joined()
  }
}
