// SwiftUI re-exports it too, so that conflicting names conflict here as well.
@_exported public import Observation
