// As SwiftUI does, so that names of both that clash, clash here too.
@_exported public import Observation
