import LegacyRx

/// A source whose pipelines can be recorded, and whose schedulers can run on virtual time.
protocol RecordedSource {}

extension Observable: RecordedSource {}
