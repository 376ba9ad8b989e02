import LegacyRx

/// A source whose pipelines a recording sees, and whose schedulers virtual time moves.
protocol RecordedSource {}

extension Observable: RecordedSource {}
