extension DumpOption {
  /// `--user KEY`: the user's targeting key, with which flags and rules are evaluated.
  public static let user = DumpOption(
    "user",
    placeholder: "KEY",
    help: "The user to evaluate flags for: the targeting key."
  )
  /// `--context NAME=VALUE`: an attribute of the user, with which flags and rules are evaluated.
  public static let context = DumpOption(
    "context",
    placeholder: "NAME=VALUE",
    isRepeatable: true,
    help: "The user's attributes: appVersion=4.2.0, beta=true."
  )
  /// `--dismissed NAME`: the id of a content that the user has dismissed, or the name of its
  /// dismissal.
  public static let dismissed = DumpOption(
    "dismissed",
    placeholder: "NAME",
    isRepeatable: true,
    help: "The id of a dismissed content, or the name in its \"dismissal\"."
  )
  /// The options that decide which contents are visible; ``DumpRequest/arranger(_:)`` reads them.
  public static let arrangement: [DumpOption] = evaluation + [.dismissed]
  /// The options for evaluating flags and rules; ``DumpRequest/evaluationContext()`` reads them.
  public static let evaluation: [DumpOption] = [.user, .context]
}
