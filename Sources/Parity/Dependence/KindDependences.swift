public import ScreenDocument
public import StrictJSON

/// What the outputs of one kind depend on, found by single changes of recorded responses.
public struct KindDependences: Hashable, Sendable {
  /// The kind.
  public let kind: ContentKind
  /// The places of the output, sorted by their paths, and then the effects, if a side has performed
  /// one.
  public let outputs: [OutputDependence]
  /// The paths at which a response has a scalar, an empty list or an empty object, and at which
  /// every side has run with a change, but no change has changed an output or an effect; sorted.
  ///
  /// If ``endedEarly`` is `true`, the search did not make all changes of them.
  public let unreadPaths: [JSONPointer]
  /// The paths at which a response has a scalar, an empty list or an empty object, and at which no
  /// change tells whether a side reads it, because at least one side refused each; sorted.
  ///
  /// If ``endedEarly`` is `true`, paths that the search did not change are among them.
  package let untestedPaths: [JSONPointer]
  /// The paths of the responses that were changed, also those of objects and lists.
  package let examinedPaths: Set<JSONPointer>
  /// The number of recorded responses that were changed, at most 8; one that every side refuses
  /// does not count.
  ///
  /// A response with recorded user actions can count twice: with the actions and without them.
  public let recordCount: Int
  /// The number of times that the search ran a side on a recorded or changed response.
  public let runCount: Int
  /// Whether dependences can be missing, because the maximum number of runs was reached or the
  /// caller ended the search.
  public let endedEarly: Bool
  /// Whether dependences can be missing, because a response or the effect of a change was too
  /// large.
  ///
  /// If a response has more than 2,048 values, the search may not change all of them. If 512 or
  /// more places of two outputs differ, the search may not record all of them.
  public let exceedsSizeLimits: Bool

  /// Whether dependences can be missing, because ``endedEarly`` or ``exceedsSizeLimits`` is `true`.
  public var isLimited: Bool { endedEarly || exceedsSizeLimits }

  /// The paths of the content's own response values among ``readInputs``.
  public var readPaths: Set<JSONPointer> {
    readInputs.reduce(into: []) { paths, input in
      if case .response(let path) = input { paths.insert(path) }
    }
  }

  /// The inputs that at least one side reads, without those of a side for a place with a hidden
  /// input.
  public var readInputs: Set<DependenceInput> {
    outputs.reduce(into: []) { inputs, output in
      for reads in output.inputsBySide.values {
        if case .inputs(let read) = reads { inputs.formUnion(read) }
      }
    }
  }
}
