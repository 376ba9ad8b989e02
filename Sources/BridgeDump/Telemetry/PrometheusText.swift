/// Writes metrics in Prometheus's text format, version 0.0.4.
///
/// Source: <https://prometheus.io/docs/instrumenting/exposition_formats/>.
enum PrometheusText {
  static func text(of families: [MetricFamily]) -> String {
    families.filter { !$0.isEmpty }.map { family in
      let isCounter = family.type == "counter"
      let name = isCounter ? family.fullName + "_total" : family.fullName
      return """
        # HELP \(name) \(MetricSamples.escaped(family.help, isQuoted: false))
        # TYPE \(name) \(family.type)

        """ + MetricSamples.text(of: family)
    }
    .joined()
  }
}
