import Foundation
import Observation
import ScreenDocument

/// What views of a screen observe, each property on its own.
@MainActor
@Observable
final class PublishedScreen {
  var title: String?
  var stack = StackModel()
  var state = ScreenState.loading
  var nextChange: Date?
  var containers: [ContentContainer] = []
  var isLoading = false
  var loadingContents: Set<ContentID> = []

  /// Assigns a property if its value is another one, so that observers are notified of changes alone.
  func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<PublishedScreen, Value>,
    to value: Value
  ) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }
}
