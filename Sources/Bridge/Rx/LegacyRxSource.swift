import LegacyRx

/// A sequence of LegacyRx: its pipelines can be recorded, and its schedulers can run on virtual
/// time.
protocol LegacyRxSource {}

extension Observable: LegacyRxSource {}
