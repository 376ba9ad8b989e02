import LegacyRx

extension ValueSource {
  /// Whether this is a sequence of LegacyRx: its pipelines can be recorded, and its schedulers can
  /// run on virtual time.
  ///
  /// A class is compared, not a conformance: the first check of each conformance searches all
  /// those of the process.
  static var isObservableOfLegacyRx: Bool { self is Observable<Element>.Type }
}
