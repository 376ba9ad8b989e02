import Foundation
import Observation
import ScreenDocument

/// The observable properties of a ``ComposedScreen``.
@MainActor
@Observable
final class ObservableScreenProperties {
  var title: String?
  var stack = StackModel()
  var state = ScreenState.loading
  var nextPeriodBoundary: Date?
  var containers: [ContentContainer] = []
  var isLoadingDocument = false
  var loadingContents: Set<ContentID> = []

  /// Assigns a property only if the new value differs, so that observers are not notified without a
  /// change.
  func setIfDifferent<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<ObservableScreenProperties, Value>,
    to value: Value
  ) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }
}
